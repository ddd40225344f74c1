import { screen } from '@testing-library/react';
import * as pictureCalls from '@summit/contract/calls/organise-pictures';
import * as calls from '@summit/contract/calls/organise-resources';
import { respond } from '@summit/shared-auth/testing';
import { fieldOf } from '../testing/field-of.ts';
import { openBackoffice } from '../testing/open-backoffice.tsx';

/** Simulates a browser that can draw, which jsdom cannot. */
function browserDraws(width: number, height: number): void {
  Object.assign(window, {
    createImageBitmap: () => Promise.resolve({ width, height, close: jest.fn() }),
  });
  const shades = [0, 60, 120, 180, 240].flatMap((shade) => [shade, 0, 0, 255]);
  const context = { drawImage: jest.fn(), fillRect: jest.fn(), getImageData: () => ({ data: shades }) };
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done, kind = '') => {
    done(new Blob(['small'], { type: kind }));
  });
}

afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(window, 'createImageBitmap');
});

test('a picture with more pixels than the site shows is reduced before it is sent', async () => {
  browserDraws(8000, 6000);
  const { user, requests } = openBackoffice({
    url: '/backoffice/sponsors/create',
    responses: [
      respond(calls.resourceFields, {
        fields: [
          fieldOf('id', 'Key', { isFixed: true, isRequired: true }),
          fieldOf('logoUrl', 'Logo', { kind: 'picture' }),
        ],
      }),
      respond(pictureCalls.addPicture, {
        name: 'stage.jpg',
        url: '/media/stage.jpg',
        width: 2400,
        height: 1800,
        sizes: [],
      }),
    ],
  });
  const photo = new File([new Uint8Array(20)], 'stage.jpg', { type: 'image/jpeg' });
  await user.upload(await screen.findByLabelText('Logo: choose a picture'), photo);
  await screen.findByAltText('Logo, as it is');
  const sent = requests.find(({ body }) => body instanceof FormData)?.body as FormData;
  expect(sent.get('file')).toMatchObject({ name: 'stage.jpg', type: 'image/jpeg', size: 5 });
});
