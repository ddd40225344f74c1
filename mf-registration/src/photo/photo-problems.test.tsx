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

/** The browser's decoder of pictures, which jsdom lacks. */
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

describe('files that the server would refuse are not sent', () => {
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

  test('a text named as a picture', async () => {
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

describe('the crop of the picture', () => {
  const slider = (name: string) => screen.getByRole('slider', { name });
  const usePart = () => screen.getByRole('button', { name: 'Use this part' });
  const part = () => screen.findByRole('dialog', { name: 'Choose the part for your badge' });

  test('is chosen with sliders, uploaded, and shown on the badge meanwhile', async () => {
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

  test('can be cancelled, which keeps the previous photo or none', async () => {
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

  test('is left to the server if the browser cannot draw a phone’s picture', async () => {
    browserReads(null);
    const { user, requests } = open(stored);
    await chooseFile(user, new File(['a picture'], 'IMG_0001.HEIC', { type: '' }));
    expect(await screen.findByText(/Your photo is ready/)).toBeVisible();
    expect(sentTo(uploadImage, requests)).toHaveLength(1);
  });
});

test('an upload shows its progress, and can be cancelled', async () => {
  const { user } = open(respond(uploadImage, () => new Promise(() => undefined)));
  await chooseFile(user, photo);
  expect(await screen.findByText('· 0%', { exact: false })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Cancel the upload' }));
  expect(screen.queryByText('Sending your photo')).not.toBeInTheDocument();
  await user.click(visit.submitPhoto());
  expect(await screen.findByRole('alert')).toHaveTextContent('Please choose a photo');
});

test('a refusal of the server is shown beside the field, and another photo can be chosen immediately', async () => {
  const { user } = open(respondWithError(uploadImage, 'image-0001'), stored);
  await chooseFile(user, photo);
  expect(await screen.findByRole('alert')).toHaveTextContent(errors['image-0001'].message);
  await chooseFile(user, photo);
  expect(await screen.findByText(/Your photo is ready/)).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test.each([
  ['did not get through', respondNever(uploadImage), errors['network-0001'].message],
  ['came with too many others', respondWithError(uploadImage, 'image-0004'), errors['image-0004'].message],
])('a photo that %s can be sent again', async (_what, failed, message) => {
  const { user, requests } = open(failed, stored);
  await chooseFile(user, photo);
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  await user.click(screen.getByRole('button', { name: 'Send it again' }));
  expect(await screen.findByText(/Your photo is ready/)).toBeVisible();
  expect(sentTo(uploadImage, requests)).toHaveLength(2);
});

test('another choice replaces a pending upload', async () => {
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

test('a photo that expired on the server can be chosen again', async () => {
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

test('the form shows a message and keeps the photo when the server is unavailable', async () => {
  const { user } = open(stored, respondNever(submitImage), accepted('registrationPackages'));
  await chooseFile(user, photo);
  await screen.findByText(/Your photo is ready/);
  await user.click(visit.submitPhoto());
  expect(await screen.findByRole('alert', { name: 'Problems with the form' })).toHaveFocus();
  expect(screen.getByText(/Your photo is ready/)).toBeVisible();
});

test('an attendee at another step is redirected to it', async () => {
  const { user, location } = open(stored, respondWithError(submitImage, 'fm.cms-0041'));
  await chooseFile(user, photo);
  await screen.findByText(/Your photo is ready/);
  await user.click(visit.submitPhoto());
  await waitFor(() => expect(location()).toBe('/registration/attendee'));
});
