import { expect, test } from 'vitest';
import { pictureSrcSet, pictureVariant, shareVariant } from './pictures.ts';

const name = 'a'.repeat(32);

test('a stored picture has an address for every size and format', () => {
  expect(pictureVariant(`/api/media/${name}.png`, 640, 'avif')).toBe(`/api/media/${name}-640.avif`);
  expect(pictureVariant(`https://api.example/media/${name}.svg`, 1280, 'jpg')).toBe(
    `https://api.example/media/${name}-1280.jpg`,
  );
});

test('a browser chooses among widths up to that of the file', () => {
  expect(pictureSrcSet(`/media/${name}.jpg`, 400, 'webp')).toBe(
    `/media/${name}-100.webp 100w, /media/${name}-320.webp 320w, /media/${name}-480.webp 480w`,
  );
  expect(pictureSrcSet(`/media/${name}.jpg`, 5000, 'webp')).toContain('1920w');
});

test.each([`/media/${name}.svg`, 'https://elsewhere.example/picture.jpg', ''])(
  'there is only one size for %s',
  (src) => expect(pictureSrcSet(src, 1200, 'avif')).toBeNull(),
);

test('a stored picture, even a drawing, is shared as a JPEG; an external one is not', () => {
  expect(shareVariant(`/api/media/${name}.svg`)).toBe(`/api/media/${name}-share.jpg`);
  expect(shareVariant('https://elsewhere.example/a.svg')).toBeNull();
});

test('the address of an external picture is unchanged', () => {
  expect(pictureVariant('https://elsewhere.example/a.jpg', 640, 'avif')).toBe(
    'https://elsewhere.example/a.jpg',
  );
});
