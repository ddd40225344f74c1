import styled from '@emotion/styled';
import * as galleryCalls from '@summit/contract/calls/gallery';
import { dayWords } from '@summit/contract/money-and-time/day-words';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { useAddressOf, useServerData } from '@summit/shared-auth';
import { EmptyState } from '@summit/shared-ui/feedback/empty-state';
import { coverLinks } from '@summit/shared-ui/layout/cover-links';
import { Icon } from '@summit/shared-ui/layout/icon';
import { SitePicture } from '@summit/shared-ui/layout/site-picture';
import { SiteLink } from '@summit/shared-ui/navigation/site-link';
import { wideLayout } from '@summit/shared-ui/theme/layout-queries';
import type { GalleryTexts } from './gallery-texts.ts';

const Albums = styled.ul`
  ${coverLinks}
  --cover-offset: 6px;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(32px, 4vw, 64px) var(--gap);
  list-style: none;
  overflow-wrap: anywhere;
  padding: 0;
  & > li {
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 4px 16px;
    align-content: start;
    align-items: baseline;
  }
  & .album-cover {
    grid-column: 1 / -1;
    overflow: hidden;
    margin-bottom: 12px;
    background: var(--wash);
  }
  & .album-cover > * {
    transition: transform var(--calm) var(--ease);
  }
  /* As large as a cover, and quiet: nothing is shown yet. */
  & .album-blank {
    display: grid;
    place-items: center;
    aspect-ratio: 3/2;
    color: var(--ink-soft);
  }
  & > li[data-wide] .album-blank {
    aspect-ratio: 2/1;
  }
  & h2 {
    font-size: var(--h3);
  }
  & .album-count {
    font-size: var(--h3);
    font-weight: 720;
    letter-spacing: -0.03em;
    font-variant-numeric: tabular-nums;
  }
  & .album-count > small {
    margin-left: 0.3em;
    font-weight: 400;
    letter-spacing: 0;
    color: var(--ink-soft);
  }
  & time {
    grid-column: 1 / -1;
    color: var(--ink-soft);
  }
  @media (hover: hover) and (prefers-reduced-motion: no-preference) {
    & > li:hover .album-cover > * {
      transform: scale(1.025);
    }
  }
  & > li:hover h2 {
    color: var(--accent);
  }
  @media ${wideLayout} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    & > li[data-wide] {
      grid-column: 1 / -1;
    }
    & > li[data-wide] h2 {
      font-size: var(--h2);
    }
  }
`;

/** Albums as pages of a magazine: the newest across, the others in pairs. Suspends; throws ApiError. */
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
    <Albums role="list">
      {photoGalleries.map(({ id, name, date, coverUrl, imagesCount }, index) => {
        const { month, year } = dayWords(date);
        const isWide = index === 0 || isAlone(index, photoGalleries.length);
        return (
          <li key={id} data-wide={isWide ? '' : undefined}>
            <div className="album-cover">
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
                <span className="album-blank">
                  <Icon name="camera" size={40} />
                </span>
              )}
            </div>
            <h2>
              <SiteLink to={href(pages.photoGallery, { search: { album: id } })}>{name}</SiteLink>
            </h2>
            <span className="album-count">
              {imagesCount}
              <small>{imagesCount === 1 ? 'picture' : 'pictures'}</small>
            </span>
            <time dateTime={date}>
              {month} {year}
            </time>
          </li>
        );
      })}
    </Albums>
  );
}

/** Whether an album is the last one and alone in its row: after the first, they are in pairs. */
function isAlone(index: number, count: number): boolean {
  return index === count - 1 && count % 2 === 0;
}
