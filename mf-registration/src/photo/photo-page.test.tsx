import { href } from '@summit/contract/site-map';
import { screen, waitFor } from '@testing-library/react';
import { renderPage } from '../testing/page-rendering.tsx';
import PhotoPage from './photo-page.tsx';

const open = (options: Partial<Parameters<typeof renderPage>[1]> = {}) =>
  renderPage(PhotoPage, {
    url: href('registrationPhoto'),
    switches: { attendeePhotoIsDisabled: false },
    ...options,
  });

test('is a step of the registration that one can go on from without a photo', async () => {
  const { user, location } = open({ status: 'PendingPackageSelection' });
  expect(await screen.findByText('Step 3 of 5: Photo')).toBeVisible();
  await user.click(await screen.findByRole('link', { name: 'Continue without a photo' }));
  expect(location()).toBe('/registration/packages');
});

test('leads an attendee who is registered back to their ticket', async () => {
  open({ status: 'Completed' });
  expect(await screen.findByRole('link', { name: 'Continue without a photo' })).toHaveAttribute(
    'href',
    '/registration/completed',
  );
});

test('counts with the ticket where the organisers want no photos', async () => {
  open({ status: 'PendingPackageSelection', switches: { attendeePhotoIsDisabled: true } });
  expect(await screen.findByText('Step 3 of 4: Photo')).toBeVisible();
});

test('asks nobody for a photo before the second part', async () => {
  const { location } = open({ status: 'SubmitStepOne' });
  await waitFor(() => expect(location()).toBe('/registration/second-part'));
});

test('asks somebody without a session to log in', async () => {
  open();
  expect(await screen.findByRole('heading', { name: 'Please log in to go on' })).toBeVisible();
});
