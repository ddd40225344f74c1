import * as galleryCalls from '@summit/contract/calls/gallery';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { useAddressOf } from '@summit/shared-auth';
import { serverView, useServerView } from '@summit/shared-auth/server-view';
import { SitePicture } from '@summit/shared-ui/display/site-picture';
import { EmptyState } from '@summit/shared-ui/feedback/empty-state';
import { SiteLink } from '@summit/shared-ui/navigation/site-link';
import * as styles from './album-teaser.module.css';

/** The number of displayed pictures. */
const shownPictures = 5;

/** A few pictures of the newest album. Suspends; throws ApiError. */
export function AlbumTeaser({ empty }: { empty: string }) {
  const album = useServerView(newestView);
  const getAddress = useAddressOf();
  if (!album) return <EmptyState title={empty} />;
  return (
    <div className={styles.album}>
      {album.pictures.map(({ id, alt, width, height, url }) => (
        <SitePicture
          key={id}
          src={getAddress(url)}
          alt={alt}
          width={width}
          height={height}
          ratio="3/2"
          sizes="50vw"
        />
      ))}
      <p>
        <SiteLink className="arrow-link" to={href(pages.photoGallery, { search: { album: album.id } })}>
          {album.name}
        </SiteLink>
      </p>
    </div>
  );
}

const newestView = serverView(
  'content.newestAlbum',
  [galleryCalls.photoGalleries, galleryCalls.gallery],
  async ({ call }) => {
    const { photoGalleries } = await call(galleryCalls.photoGalleries, { query: { itemsOnPage: 1 } });
    const [newest] = photoGalleries;
    if (!newest) return null;
    const { id, name, images } = await call(galleryCalls.gallery, { query: { 'query.id': newest.id } });
    const pictures = images.slice(0, shownPictures).map((image) => ({
      id: image.id,
      alt: image.alt,
      width: image.width,
      height: image.height,
      url: image.imagesUrls.thumbnailUrl,
    }));
    return { id, name, pictures };
  },
);
