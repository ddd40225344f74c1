import styled from '@emotion/styled';
import { type MouseEvent, useEffect, useRef } from 'react';
import type * as galleryCalls from '@summit/contract/calls/gallery';
import type { ResponseOf } from '@summit/contract/requests/call';
import { useAddressOf } from '@summit/shared-auth';
import { SitePicture } from '@summit/shared-ui/layout/site-picture';
import { useGoBack, useSearch } from '@summit/shared-ui/navigation/navigation';
import { wideLayout } from '@summit/shared-ui/theme/layout-queries';
import { LazyLightbox, loadLightbox } from './lazy-lightbox.tsx';

export type Album = ResponseOf<typeof galleryCalls.gallery>;

const Pictures = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  grid-auto-flow: dense;
  gap: clamp(8px, 1.2vw, 20px);
  list-style: none;
  padding: 0;
  /* The first of seven is large, and the last two share a row. */
  & > li:nth-of-type(7n + 1),
  & > li:nth-of-type(7n + 6),
  & > li:nth-of-type(7n + 7) {
    grid-column: span 2;
  }
  & a {
    display: block;
    overflow: hidden;
    height: 100%;
  }
  & a > span {
    width: 100%;
    height: 100%;
    transition: transform var(--calm) var(--ease);
  }
  @media (hover: hover) and (prefers-reduced-motion: no-preference) {
    & a:hover > span {
      transform: scale(1.03);
    }
  }
  @media ${wideLayout} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    & > li:nth-of-type(7n + 1) {
      grid-row: span 2;
    }
    /* The last one has its row to itself, rather than a hole beside it. */
    & > li:last-of-type:is(:nth-of-type(7n + 1), :nth-of-type(7n + 6)) {
      grid-area: auto / 1 / auto / -1;
    }
    & > li:last-of-type:is(:nth-of-type(7n + 1), :nth-of-type(7n + 6)) > a {
      aspect-ratio: 3;
    }
  }
`;

/** A picture may be pressed soon. Where the code does not come, that is seen then. */
const expectPress = () => void loadLightbox().catch(() => undefined);

/**
 * The pictures of an album. Each is a link to its file, for browsers without JavaScript; with it, it opens above the
 * page and has its own address, `&photo=…`.
 */
export function AlbumPictures({ album }: { album: Album }) {
  const getAddress = useAddressOf();
  const [search, setSearch] = useSearch();
  const shown = search.get('photo');
  const pictures = album.images.map(({ imagesUrls, ...image }) => ({
    ...image,
    src: getAddress(imagesUrls.originalImageUrl),
  }));
  const goBack = useGoBack();
  const hasEntry = useRef(false);
  useEffect(() => {
    if (shown === null) hasEntry.current = false;
  }, [shown]);

  function open(event: MouseEvent, id: string) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    hasEntry.current = true;
    setSearch({ photo: id }, { push: true });
  }

  /** Goes back when opening the picture added a history entry; a direct link to the picture added none. */
  function close() {
    if (hasEntry.current) goBack();
    else setSearch({ photo: null });
  }

  return (
    <>
      <Pictures role="list" onPointerEnter={expectPress} onFocus={expectPress}>
        {album.images.map(({ id, alt, width, height, imagesUrls }, index) => (
          <li key={id}>
            <a href={getAddress(imagesUrls.originalImageUrl)} onClick={(event) => open(event, id)}>
              <SitePicture
                src={getAddress(imagesUrls.thumbnailUrl)}
                alt={alt}
                width={width}
                height={height}
                ratio="3/2"
                priority={index === 0}
              />
            </a>
          </li>
        ))}
      </Pictures>
      {shown !== null && (
        <LazyLightbox
          label={album.name}
          shown={shown}
          pictures={pictures}
          onShow={(id) => setSearch({ photo: id })}
          onClose={close}
        />
      )}
    </>
  );
}
