import * as galleryCalls from '@summit/contract/calls/gallery';
import { dayWords } from '@summit/contract/money-and-time/day-words';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { useAddressOf, useServerData } from '@summit/shared-auth';
import { Icon } from '@summit/shared-ui/display/icon';
import { SitePicture } from '@summit/shared-ui/display/site-picture';
import { EmptyState } from '@summit/shared-ui/feedback/empty-state';
import { SiteLink } from '@summit/shared-ui/navigation/site-link';
import * as styles from './album-grid.module.css';
import type { GalleryTexts } from './gallery-texts.ts';

/** Albums in the layout of a magazine: the newest across the page, the others in pairs. Suspends; throws ApiError. */
export function AlbumGrid({ texts }: { texts: GalleryTexts }) {
  const { photoGalleries } = useServerData(galleryCalls.photoGalleries);
  const getAddress = useAddressOf();
  if (photoGalleries.length === 0) {
    return (
      <EmptyState level={2} title={texts['photoGallery.empty.title']}>
        {texts['photoGallery.empty.text']}
      </EmptyState>
    );
  }
  return (
    <ul className={styles.albums} role="list">
      {photoGalleries.map(({ id, name, date, coverUrl, imagesCount }, index) => {
        const { month, year } = dayWords(date);
        const isWide = index === 0 || isAlone(index, photoGalleries.length);
        return (
          <li key={id} data-wide={isWide ? '' : undefined}>
            <div className={styles.albumCover}>
              {coverUrl ? (
                <SitePicture
                  src={getAddress(coverUrl)}
                  alt=""
                  width={1200}
                  height={800}
                  ratio={isWide ? '2/1' : undefined}
                  priority={index === 0}
                />
              ) : (
                <span className={styles.albumBlank}>
                  <Icon name="camera" size={40} />
                </span>
              )}
            </div>
            <h2>
              <SiteLink to={href(pages.photoGallery, { search: { album: id } })}>{name}</SiteLink>
            </h2>
            <span className={styles.albumCount}>
              {imagesCount}
              <small>{imagesCount === 1 ? 'picture' : 'pictures'}</small>
            </span>
            <time dateTime={date}>
              {month} {year}
            </time>
          </li>
        );
      })}
    </ul>
  );
}

/** Whether an album is the last one and alone in its row, since all but the first are in pairs. */
function isAlone(index: number, count: number): boolean {
  return index === count - 1 && count % 2 === 0;
}
