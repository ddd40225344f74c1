import * as limits from '@summit/contract/limits/limits';
import { smallerPicture } from '@summit/shared-site/data/smaller-picture';
import { checkFile, checkPhoto } from './check-photo.ts';

interface Canvas {
  width: number;
  height: number;
}

/** Canvases that were exported as a file, with the type. */
let written: (Canvas & { kind: string })[];
let readings: unknown[];
/** What was drawn, one after the other. */
let drawn: unknown[];
/** The background of a picture of 4000 by 1000 px. */
const white = ['#ffffff', 0, 0, 4000, 1000];

const kinds = ['image/jpeg', 'image/png', 'image/webp'];

/**
 * Simulates a browser that can draw, which jsdom cannot. `isNoisy`: it guards against fingerprinting. `writes`: the kinds that
 * it exports; for others it exports a PNG.
 */
function browserDraws(
  size: { width: number; height: number },
  { isNoisy = false, writes = kinds }: { isNoisy?: boolean; writes?: readonly string[] } = {},
): void {
  written = [];
  readings = [];
  drawn = [];
  const close = jest.fn();
  Object.assign(window, {
    createImageBitmap: (file: File & Partial<Canvas>, options: unknown) => {
      readings.push(options);
      const { width = size.width, height = size.height } = file;
      return Promise.resolve({ width, height, close });
    },
  });
  const shades = [0, 60, 120, 180, 240].flatMap((shade) => [isNoisy ? 255 : shade, 0, 0, 255]);
  const context = {
    fillStyle: '',
    drawImage: () => drawn.push('picture'),
    fillRect(...area: number[]) {
      drawn.push([this.fillStyle, ...area]);
    },
    getImageData: () => ({ data: shades }),
  };
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (
    this: Canvas,
    done,
    kind = '',
  ) {
    const { width, height } = this;
    written.push({ width, height, kind });
    done(Object.assign(new Blob(['small'], { type: writes.includes(kind) ? kind : 'image/png' })));
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
])('a photo of %i by %i px is sent as an upright JPEG of %i by %i', async (width, height, less, low) => {
  browserDraws({ width, height });
  const { file } = await smallerPicture(photo());
  expect(written).toEqual([{ width: less, height: low, kind: 'image/jpeg' }]);
  expect([file.name, file.type, file.size]).toEqual(['me.jpg', 'image/jpeg', 5]);
  expect(readings).toEqual(Array(2).fill({ imageOrientation: 'from-image' }));
});

test('a photo of too many bytes is reduced, and a PNG stays a PNG', async () => {
  browserDraws({ width: 3000, height: 3000 });
  expect(await checkPhoto(photo(limits.imageBytes + 1))).toMatchObject({ file: { size: 5 } });
  expect(await checkFile(photo(limits.imageBytes + 1, 'image/png'))).toMatchObject({
    file: { size: 5, type: 'image/png' },
  });
  expect(written.map(({ kind }) => kind)).toEqual(['image/jpeg', 'image/png']);
});

test.each(['image/png', 'image/webp'])('what is transparent in a %s stays so', async (type) => {
  browserDraws({ width: 8000, height: 2000 });
  expect((await smallerPicture(photo(10, type))).file.type).toBe(type);
  expect(drawn).not.toContainEqual(white);
  expect(drawn.at(-1)).toBe('picture');
});

test('where a browser does not write its kind, what is transparent in a picture becomes white', async () => {
  browserDraws({ width: 8000, height: 2000 }, { writes: ['image/png', 'image/jpeg'] });
  expect((await smallerPicture(photo(10, 'image/webp'))).file.type).toBe('image/jpeg');
  expect(drawn.slice(-2)).toEqual([white, 'picture']);
});

test('a browser that does not know this way to read a picture upright reads it without', async () => {
  const picture = { width: 3000, height: 3000, close: jest.fn() };
  Object.assign(window, {
    createImageBitmap: (_file: File, options?: unknown) =>
      options ? Promise.reject(new TypeError('from-image')) : Promise.resolve(picture),
  });
  const chosen = photo();
  expect(await checkPhoto(chosen)).toEqual({ file: chosen, picture });
});

test('a small photo is sent unchanged', async () => {
  browserDraws({ width: 4000, height: 3000 });
  const chosen = photo();
  expect((await smallerPicture(chosen)).file).toBe(chosen);
  expect(written).toEqual([]);
});

test('a browser that adds noise to canvases sends the original picture', async () => {
  browserDraws({ width: 8192, height: 6144 }, { isNoisy: true });
  const chosen = photo();
  expect((await smallerPicture(chosen)).file).toBe(chosen);
  expect(written).toEqual([]);
  expect(await checkPhoto(photo(limits.imageBytes + 1))).toEqual({ refusal: 'image-0002' });
});

test.each(['image/jpg', 'image/pjpeg', 'image/x-png', ''])(
  'a file that a phone calls %j is checked by what it shows',
  async (type) => {
    browserDraws({ width: 3000, height: 3000 });
    const chosen = photo(10, type);
    expect(await checkPhoto(chosen)).toMatchObject({ file: chosen });
  },
);

test('a browser that cannot draw leaves it to the server', async () => {
  const chosen = photo();
  expect(await checkPhoto(chosen)).toEqual({ file: chosen, picture: null });
});
