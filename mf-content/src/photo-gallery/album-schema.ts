import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import type { Album } from './album-pictures.tsx';

/** The most pictures of an album that are listed for search engines; the page contains all of them. */
const maxImages = 24;

/** An album as a schema.org image gallery. */
export function albumSchema(album: Album, getAddress: (path: string) => string): object {
  return {
    '@type': 'ImageGallery',
    name: album.name,
    datePublished: album.date,
    url: href(pages.photoGallery, { search: { album: album.id } }),
    image: album.images.slice(0, maxImages).map(({ alt, imagesUrls }) => ({
      '@type': 'ImageObject',
      caption: alt,
      contentUrl: getAddress(imagesUrls.originalImageUrl),
    })),
  };
}
