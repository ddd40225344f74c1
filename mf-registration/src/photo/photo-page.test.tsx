import { fireEvent, screen, waitFor } from '@testing-library/react';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { respond } from '@summit/shared-auth/testing';
import { sentTo } from '../testing/page-rendering.tsx';
import {
  accepted,
  chooseFile,
  getPhotoPage,
  photo,
  photoUrl,
  stored,
  storedPhoto,
  submitImage,
  submitPhoto,
  uploadImage,
} from '../testing/photo-visit.ts';
import PhotoPage from './photo-page.tsx';

const openPhotoPage = getPhotoPage(PhotoPage);

beforeEach(() => window.localStorage.clear());

const withPhoto = { image: { imageUrl: '/media/old.svg', imageStatus: 'Uploaded' } } as const;

/** Makes the signed-in attendee an invited one. */
const invited = { invitedByAttendeeId: 'attendee-inviter' };

test('explains what a photo is for, and where it is shown', async () => {
  openPhotoPage({ status: 'PendingPackageSelection' });
  expect(await screen.findByText('Step 3 of 5: Photo')).toBeVisible();
  const badge = screen.getByRole('figure', { name: 'Your badge' });
  expect(badge).toHaveTextContent('Ada Kovács');
  expect(badge).toHaveTextContent('Northlight Bank');
  expect(badge).toHaveTextContent('Summit Lisbon 2030');
  expect(screen.getByLabelText(/^Photo/)).toHaveAccessibleDescription(/up to 10 MB/);
  expect(screen.queryByText(/being prepared/i)).not.toBeInTheDocument();
});

test('uploads a chosen photo, uses it when the form is sent, and continues', async () => {
  const { user, requests, location } = openPhotoPage({
    status: 'PendingPackageSelection',
    responses: [stored, accepted('registrationPackages')],
  });
  await chooseFile(user, photo);
  expect(await screen.findByText(/Your photo is ready/)).toBeVisible();
  const [form] = sentTo(uploadImage, requests) as FormData[];
  expect(form?.get('file')).toMatchObject({ name: 'me.jpg', type: 'image/jpeg' });
  expect(sentTo(submitImage, requests)).toEqual([]);
  expect(screen.getByRole('img', { name: 'Ada Kovács' })).toHaveAttribute('src', `/api${photoUrl}`);

  await user.click(submitPhoto());
  await waitFor(() => expect(location()).toBe('/registration/packages'));
  expect(sentTo(submitImage, requests)).toEqual([{ imageUrl: photoUrl }]);
});

test('an uploaded photo survives a reload until it is used', async () => {
  const first = openPhotoPage({ status: 'PendingPackageSelection', responses: [stored] });
  await chooseFile(first.user, photo);
  await screen.findByText(/Your photo is ready/);
  first.unmount();

  const accepting = { responses: [accepted('registrationPackages')] };
  const second = openPhotoPage({ status: 'PendingPackageSelection', ...accepting });
  expect(await screen.findByText(/Your photo is ready/)).toBeVisible();
  expect(screen.getByRole('img', { name: 'Ada Kovács' })).toHaveAttribute('src', `/api${photoUrl}`);
  await second.user.click(submitPhoto());
  await waitFor(() => expect(second.location()).toBe('/registration/packages'));
  expect(sentTo(submitImage, second.requests)).toEqual([{ imageUrl: photoUrl }]);
  second.unmount();

  openPhotoPage({ status: 'PendingPackageSelection' });
  await screen.findByText('Step 3 of 5: Photo');
  expect(screen.queryByText(/Your photo is ready/)).not.toBeInTheDocument();
});

test('a photo of an earlier visit that the server no longer has is requested again', async () => {
  const first = openPhotoPage({ status: 'PendingPackageSelection', responses: [stored] });
  await chooseFile(first.user, photo);
  await screen.findByText(/Your photo is ready/);
  first.unmount();

  const probes: HTMLImageElement[] = [];
  jest.spyOn(window, 'Image').mockImplementation(() => {
    const probe = document.createElement('img');
    probes.push(probe);
    return probe;
  });
  openPhotoPage({ status: 'PendingPackageSelection' });
  await waitFor(() => expect(probes).toHaveLength(1));
  for (const probe of probes) fireEvent.error(probe);
  expect(await screen.findByText(/We no longer have the photo/)).toBeVisible();
});

test('is sent once, however often the button is pressed, and waits for an upload', async () => {
  let release: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => (release = resolve));
  const slow = respond(uploadImage, async () => {
    await gate;
    return storedPhoto;
  });
  const { user, requests, location } = openPhotoPage({
    status: 'PendingPackageSelection',
    responses: [slow, accepted('registrationPackages')],
  });
  await chooseFile(user, photo);
  expect(await screen.findByRole('progressbar', { name: 'Sent' })).toBeInTheDocument();
  await user.dblClick(submitPhoto());
  expect(sentTo(submitImage, requests)).toEqual([]);
  release();
  await waitFor(() => expect(location()).toBe('/registration/packages'));
  expect(sentTo(submitImage, requests)).toHaveLength(1);
});

test('can be skipped in a regular registration', async () => {
  const { user, location } = openPhotoPage({ status: 'PendingPackageSelection' });
  await user.click(await screen.findByRole('link', { name: 'Continue without a photo' }));
  expect(location()).toBe('/registration/packages');
});

test('is the last step of an invited attendee, and leads to the ticket', async () => {
  const { user, location } = openPhotoPage({
    status: 'Completed',
    attendee: invited,
    responses: [stored, accepted('registrationCompleted')],
  });
  expect(await screen.findByLabelText(/^Photo/)).toBeRequired();
  expect(screen.queryByRole('link', { name: /without a photo|my ticket/ })).not.toBeInTheDocument();
  await user.click(submitPhoto());
  expect(await screen.findByRole('alert')).toHaveTextContent('Please choose a photo');
  expect(screen.getByLabelText(/^Photo/)).toHaveFocus();

  await chooseFile(user, photo);
  await user.click(submitPhoto());
  await waitFor(() => expect(location()).toBe('/registration/completed'));
});

test('shows the present photo, which can be kept or replaced', async () => {
  const { user, requests, location } = openPhotoPage({
    status: 'Completed',
    attendee: withPhoto,
    responses: [stored],
  });
  expect(await screen.findByRole('img', { name: 'Ada Kovács' })).toHaveAttribute('src', '/api/media/old.svg');
  await chooseFile(user, photo);
  await waitFor(() =>
    expect(screen.getByRole('img', { name: 'Ada Kovács' })).toHaveAttribute('src', `/api${photoUrl}`),
  );
  expect(submitPhoto()).toBeVisible();
  expect(sentTo(submitImage, requests)).toEqual([]);
  expect(location()).toBe('/registration/photo');
});

test('continues with the present photo without a call', async () => {
  const { user, requests, location } = openPhotoPage({ status: 'Completed', attendee: withPhoto });
  await user.click(await screen.findByRole('button', { name: 'Continue with this photo' }));
  await waitFor(() => expect(location()).toBe('/registration/completed'));
  expect(sentTo(submitImage, requests)).toEqual([]);
});

test('asks for another one if the organisers refused the present one', async () => {
  openPhotoPage({
    status: 'Completed',
    attendee: { image: { imageUrl: '/media/old.svg', imageStatus: 'Rejected' } },
  });
  expect(await screen.findByText('We need another photo')).toBeVisible();
  expect(submitPhoto()).toBeVisible();
});

test('redirects a registered attendee to the ticket', async () => {
  openPhotoPage({ status: 'Completed' });
  expect(await screen.findByRole('link', { name: 'Back to my ticket' })).toHaveAttribute(
    'href',
    href(pages.registrationCompleted),
  );
  // No payment step comes next.
  expect(screen.getByText('Step 5 of 5: Completed')).toBeVisible();
});

test('shows the ticket’s step number if photos are switched off', async () => {
  openPhotoPage({ status: 'PendingPackageSelection', switches: { attendeePhotoIsDisabled: true } });
  expect(await screen.findByText('Step 3 of 4: Photo')).toBeVisible();
});

test('does not ask for a photo before the second part', async () => {
  const { location } = openPhotoPage({ status: 'SubmitStepOne' });
  await waitFor(() => expect(location()).toBe('/registration/second-part'));
});

test('asks a visitor without a session to log in', async () => {
  openPhotoPage();
  expect(await screen.findByRole('heading', { name: 'Please log in to continue' })).toBeVisible();
});
