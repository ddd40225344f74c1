import { expect, test } from 'vitest';
import { shareImage } from './share-image.ts';

const name = 'b'.repeat(32);

test('a drawing is shared as a JPEG with its size', () => {
  expect(shareImage(`/api/media/${name}.svg`, 'The quay')).toEqual({
    src: `/api/media/${name}-share.jpg`,
    width: 1200,
    height: 630,
    alt: 'The quay',
  });
});

test.each([null, undefined, 'https://elsewhere.example/a.svg'])('%s is not shared', (src) => {
  expect(shareImage(src, '')).toBeUndefined();
});
