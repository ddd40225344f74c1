import { expect, test } from 'vitest';
import { shareImage } from './share-image.ts';

const name = 'b'.repeat(32);

test('a drawing is shared as a JPEG whose size is known', () => {
  expect(shareImage(`/api/media/${name}.svg`, 'The quay')).toEqual({
    src: `/api/media/${name}-share.jpg`,
    width: 1200,
    height: 630,
    alt: 'The quay',
  });
});

test.each([null, undefined, 'https://elsewhere.example/a.svg'])('nothing is said of %s', (src) => {
  expect(shareImage(src, '')).toBeUndefined();
});
