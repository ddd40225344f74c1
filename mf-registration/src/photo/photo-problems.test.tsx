import { fireEvent, screen, waitFor } from '@testing-library/react';
import { errors } from '@summit/contract/errors/errors';
import * as limits from '@summit/contract/limits/limits';
import { respond, respondNever, respondWithError, type TestResponse } from '@summit/shared-auth/testing';
import { sentTo } from '../testing/page-rendering.tsx';
import * as visit from '../testing/photo-visit.ts';
import PhotoPage from './photo-page.tsx';

const { accepted, chooseFile, photo, photoUrl, stored, storedPhoto } = visit;
const { submitImage, uploadImage } = visit;

const openPhotoPage = visit.getPhotoPage(PhotoPage);
const open = (...responses: TestResponse[]) =>
  openPhotoPage({ status: 'PendingPackageSelection', responses });

const field = () => screen.getByLabelText(/^Photo/);

/** How this browser decodes a picture; jsdom decodes none. */
function browserReads(size: { width: number; height: number } | null) {
  const close = () => undefined;
  const read = () => (size ? Promise.resolve({ ...size, close }) : Promise.reject(new Error('No picture')));
  Object.assign(window, { createImageBitmap: read });
}

beforeEach(() => {
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});

afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(window, 'createImageBitmap');
});

describe('what the server would refuse is not sent', () => {
  const large = new File([new Uint8Array(limits.imageBytes + 1)], 'me.jpg', { type: 'image/jpeg' });

  test.each([
    ['too large', large, 'image-0002'],
    ['of another kind', new File(['GIF89a'], 'me.gif', { type: 'image/gif' }), 'image-0001'],
    ['empty', new File([], 'me.jpg', { type: 'image/jpeg' }), 'image-0005'],
  ] as const)('a file that is %s', async (_what, file, code) => {
    const { requests } = open();
    await screen.findByLabelText(/^Photo/);
    // Dropped, because the browser itself filters the files that can be chosen.
    fireEvent.drop(field(), { dataTransfer: { files: [file] } });
    expect(await screen.findByRole('alert')).toHaveTextContent(errors[code].message);
    expect(field()).toBeInvalid();
    expect(sentTo(uploadImage, requests)).toEqual([]);
  });

  test('text that is called a picture', async () => {
    browserReads(null);
    const { user, requests } = open();
    await chooseFile(user, photo);
    expect(await screen.findByRole('alert')).toHaveTextContent(errors['image-0001'].message);
    expect(sentTo(uploadImage, requests)).toEqual([]);
  });

  test('a picture that is too small', async () => {
    browserReads({ width: 1000, height: 199 });
    const { user, requests } = open();
    await chooseFile(user, photo);
    expect(await screen.findByRole('alert')).toHaveTextContent('at least 200 by 200 pixels');
    expect(sentTo(uploadImage, requests)).toEqual([]);
  });
});

describe('the part of the picture', () => {
  const slider = (name: string) => screen.getByRole('slider', { name });
  const usePart = () => screen.getByRole('button', { name: 'Use this part' });
  const part = () => screen.findByRole('dialog', { name: 'Choose the part for your badge' });

  test('is chosen with sliders, sent, and on the badge while it is sent', async () => {
    browserReads({ width: 1000, height: 2000 });
    const drawImage = jest.fn();
    const paper = { drawImage } as Partial<CanvasRenderingContext2D>;
    jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(paper as never);
    const { user, requests } = open(respond(uploadImage, () => new Promise(() => undefined)));
    await chooseFile(user, photo);
    await part();
    expect(drawImage).toHaveBeenCalled();
    expect(slider('Left to right')).toBeDisabled();
    fireEvent.change(slider('Top to bottom'), { target: { value: '1' } });
    fireEvent.change(slider('Zoom'), { target: { value: '0.5' } });
    expect(slider('Zoom')).toHaveAttribute('aria-valuetext', '50%');
    await user.click(usePart());
    await screen.findByText('Sending your photo');
    const badge = screen.getByRole('figure', { name: 'Your badge' });
    await waitFor(() => expect(badge.querySelector('canvas')).toBeInTheDocument());
    const [sent] = requests.filter(({ path }) => path === uploadImage.path);
    expect(sent?.query).toEqual({ crop: '0.1875,0.5938,0.625' });
  });

  test('need not be chosen: without it, there is no photo, or the one before', async () => {
    browserReads({ width: 1000, height: 2000 });
    const { user, requests } = open(stored);
    await chooseFile(user, photo);
    await part();
    await user.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'Use this photo' })).toBeVisible();
    expect(sentTo(uploadImage, requests)).toEqual([]);

    await chooseFile(user, photo);
    await part();
    await user.click(usePart());
    expect(await screen.findByText(/Your photo is ready/)).toBeVisible();
    await chooseFile(user, new File(['another'], 'worse.png', { type: 'image/png' }));
    await part();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByText(/Your photo is ready/)).toBeVisible();
    expect(screen.getByText('me.jpg')).toBeVisible();
  });

  test('is left to the server where the browser cannot draw the picture of a phone', async () => {
    browserReads(null);
    const { user, requests } = open(stored);
    await chooseFile(user, new File(['a picture'], 'IMG_0001.HEIC', { type: '' }));
    expect(await screen.findByText(/Your photo is ready/)).toBeVisible();
    expect(sentTo(uploadImage, requests)).toHaveLength(1);
  });
});

test('an upload says how far it is, and can be cancelled', async () => {
  const { user } = open(respond(uploadImage, () => new Promise(() => undefined)));
  await chooseFile(user, photo);
  expect(await screen.findByText('· 0%', { exact: false })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Cancel the upload' }));
  expect(screen.queryByText('Sending your photo')).not.toBeInTheDocument();
  await user.click(visit.submitPhoto());
  expect(await screen.findByRole('alert')).toHaveTextContent('Please choose a photo');
});

test('what the server refuses is said beside the field, and another can be chosen at once', async () => {
  const { user } = open(respondWithError(uploadImage, 'image-0001'), stored);
  await chooseFile(user, photo);
  expect(await screen.findByRole('alert')).toHaveTextContent(errors['image-0001'].message);
  await chooseFile(user, photo);
  expect(await screen.findByText(/Your photo is ready/)).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test.each([
  ['did not get through', respondNever(uploadImage), errors['network-0001'].message],
  ['came among too many', respondWithError(uploadImage, 'image-0004'), errors['image-0004'].message],
])('a photo that %s is sent again at a press', async (_what, failed, message) => {
  const { user, requests } = open(failed, stored);
  await chooseFile(user, photo);
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  await user.click(screen.getByRole('button', { name: 'Send it again' }));
  expect(await screen.findByText(/Your photo is ready/)).toBeVisible();
  expect(sentTo(uploadImage, requests)).toHaveLength(2);
});

test('another choice takes the place of one that is still under way', async () => {
  const slow = respond(uploadImage, ({ body }) => {
    const { name } = (body as FormData).get('file') as File;
    return name === 'me.jpg' ? new Promise(() => undefined) : storedPhoto;
  });
  const { user, requests, location } = open(slow, accepted('registrationPackages'));
  await chooseFile(user, photo);
  await screen.findByText('Sending your photo');
  await chooseFile(user, new File(['another'], 'better.png', { type: 'image/png' }));
  expect(await screen.findByText(/Your photo is ready/)).toBeVisible();
  expect(screen.getByText('better.png')).toBeVisible();
  await user.click(visit.submitPhoto());
  await waitFor(() => expect(location()).toBe('/registration/packages'));
  expect(sentTo(submitImage, requests)).toEqual([{ imageUrl: photoUrl }]);
});

test('a visitor who waited until the photo was removed chooses it again', async () => {
  const { user, location } = open(
    stored,
    respondWithError(submitImage, 'image-0001', { message: 'Once more, please' }),
  );
  await chooseFile(user, photo);
  await screen.findByText(/Your photo is ready/);
  await user.click(visit.submitPhoto());
  expect(await screen.findByText('Once more, please')).toBeVisible();
  expect(field()).toHaveFocus();
  expect(location()).toBe('/registration/photo');
});

test('when the server is away, the form says so and keeps the photo', async () => {
  const { user } = open(stored, respondNever(submitImage), accepted('registrationPackages'));
  await chooseFile(user, photo);
  await screen.findByText(/Your photo is ready/);
  await user.click(visit.submitPhoto());
  expect(await screen.findByRole('alert', { name: 'Problems with the form' })).toHaveFocus();
  expect(screen.getByText(/Your photo is ready/)).toBeVisible();
});

test('whose step it is not is led to the right one', async () => {
  const { user, location } = open(stored, respondWithError(submitImage, 'fm.cms-0041'));
  await chooseFile(user, photo);
  await screen.findByText(/Your photo is ready/);
  await user.click(visit.submitPhoto());
  await waitFor(() => expect(location()).toBe('/registration/attendee'));
});
