import { type MouseEvent, useEffect, useRef } from 'react';
import type * as galleryCalls from '@summit/contract/calls/gallery';
import type { ResponseOf } from '@summit/contract/requests/call';
import { useAddressOf } from '@summit/shared-auth';
import { SitePicture } from '@summit/shared-ui/display/site-picture';
import { useGoBack, useSearch } from '@summit/shared-ui/navigation/navigation';
import * as styles from './album-pictures.module.css';
import { LazyLightbox, loadLightbox } from './lazy-lightbox.tsx';

export type Album = ResponseOf<typeof galleryCalls.gallery>;

/** Preloads the lightbox, because a picture may be pressed soon. A failure shows only with the press. */
const expectPress = () => void loadLightbox().catch(() => undefined);

/**
 * The pictures of an album. Each is a link to its file, for browsers without JavaScript; with JavaScript it opens above the
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
      <ul className={styles.pictures} onPointerEnter={expectPress} onFocus={expectPress} role="list">
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
      </ul>
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
