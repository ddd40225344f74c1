import { expect, test } from 'vitest';
import { albumSchema } from './album-schema.ts';

const getAddress = (path: string) => `/api${path}`;

test('an album is a gallery of its pictures', () => {
  const picture = {
    id: 'p',
    width: 3,
    height: 2,
    alt: 'The quay',
    imagesUrls: { originalImageUrl: '/media/p.svg', thumbnailUrl: '/media/p.svg' },
  };
  const album = {
    id: 'opening',
    name: 'Opening',
    date: '2026-06-09',
    coverUrl: null,
    imagesCount: 1,
    images: [picture],
  };
  expect(albumSchema(album, getAddress)).toMatchObject({
    '@type': 'ImageGallery',
    url: '/photo-gallery?album=opening',
    image: [{ '@type': 'ImageObject', caption: 'The quay', contentUrl: '/api/media/p.svg' }],
  });
});
