import * as limits from '@summit/contract/limits/limits';
import { checkFile, checkPhoto } from './check-photo.ts';
import { smallerPicture } from './smaller-picture.ts';

interface Canvas {
  width: number;
  height: number;
}

/** Canvases that were read as a file, with the kind. */
let written: (Canvas & { kind: string })[];
let readings: unknown[];

/** A browser that can draw; jsdom cannot. `isNoisy`: one that guards against fingerprinting. */
function browserDraws(size: { width: number; height: number }, { isNoisy = false } = {}): void {
  written = [];
  readings = [];
  const close = jest.fn();
  Object.assign(window, {
    createImageBitmap: (file: File & Partial<Canvas>, options: unknown) => {
      readings.push(options);
      const { width = size.width, height = size.height } = file;
      return Promise.resolve({ width, height, close });
    },
  });
  const shades = [0, 60, 120, 180, 240].flatMap((shade) => [isNoisy ? 255 : shade, 0, 0, 255]);
  const context = { drawImage: jest.fn(), fillRect: jest.fn(), getImageData: () => ({ data: shades }) };
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (
    this: Canvas,
    done,
    kind = '',
  ) {
    const { width, height } = this;
    written.push({ width, height, kind });
    done(Object.assign(new Blob(['small'], { type: kind })));
  });
}

afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(window, 'createImageBitmap');
});

const photo = (bytes = 10, type = 'image/jpeg') => new File([new Uint8Array(bytes)], 'me.jpg', { type });

test.each([
  [8192, 6144, 4000, 3000],
  [12_000, 9000, 4000, 3000],
  [3000, 9000, 1333, 4000],
])('a photo of %i by %i px is sent as a JPEG of %i by %i, read upright', async (width, height, less, low) => {
  browserDraws({ width, height });
  const { file } = await smallerPicture(photo());
  expect(written).toEqual([{ width: less, height: low, kind: 'image/jpeg' }]);
  expect([file.name, file.type, file.size]).toEqual(['me.jpg', 'image/jpeg', 5]);
  expect(readings).toEqual(Array(2).fill({ imageOrientation: 'from-image' }));
});

test('a photo of too many bytes is sent smaller, and a PNG stays one', async () => {
  browserDraws({ width: 3000, height: 3000 });
  expect(await checkPhoto(photo(limits.imageBytes + 1))).toMatchObject({ file: { size: 5 } });
  expect(await checkFile(photo(limits.imageBytes + 1, 'image/png'))).toMatchObject({
    file: { size: 5, type: 'image/png' },
  });
  expect(written.map(({ kind }) => kind)).toEqual(['image/jpeg', 'image/png']);
});

test('what is small enough is sent as it is', async () => {
  browserDraws({ width: 4000, height: 3000 });
  const chosen = photo();
  expect((await smallerPicture(chosen)).file).toBe(chosen);
  expect(written).toEqual([]);
});

test('a browser that returns noise when a canvas is read sends the picture as it is', async () => {
  browserDraws({ width: 8192, height: 6144 }, { isNoisy: true });
  const chosen = photo();
  expect((await smallerPicture(chosen)).file).toBe(chosen);
  expect(written).toEqual([]);
  expect(await checkPhoto(photo(limits.imageBytes + 1))).toEqual({ refusal: 'image-0002' });
});

test('a browser that draws nothing leaves it to the server', async () => {
  const chosen = photo();
  expect(await checkPhoto(chosen)).toEqual({ file: chosen, picture: null });
});
