import { useEffect, useRef, useState } from 'react';
import { useAddressOf } from '@summit/shared-auth';
import { useHydrated } from '@summit/shared-auth/hydrated';
import { SitePicture } from '@summit/shared-ui/display/site-picture';
import * as styles from './video-grid.module.css';
import type { Video, VideoTexts } from './video-response.ts';

interface FilmPlayerProps {
  video: Video & { url: string };
  texts: VideoTexts;
}

/**
 * A film of the site with a poster: pressing it plays the film, with the browser's own controls, which are all that works
 * without JavaScript. Nothing of the film is loaded before.
 */
export function FilmPlayer({ video, texts }: FilmPlayerProps) {
  const getAddress = useAddressOf();
  const { title, url, thumbnailUrl, captionsUrl } = video;
  const film = useRef<HTMLVideoElement>(null);
  const [isPlayed, setPlayed] = useState(false);
  const isCovered = useHydrated() && !isPlayed;
  const isPressed = useRef(false);

  // The browser's controls may have started it before hydration.
  useEffect(() => {
    if (!film.current || film.current.played.length === 0) return;
    setPlayed(true);
    showCaptions(film.current);
  }, []);

  // The pressed poster disappears, and the film could not take the focus while the poster covered it.
  useEffect(() => {
    if (isPlayed && isPressed.current) film.current?.focus();
  }, [isPlayed]);

  function begin(started: HTMLVideoElement) {
    setPlayed(true);
    if (started.played.length === 0) showCaptions(started);
  }

  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- it does not see the track, which only some films have */}
      <video
        controls
        playsInline
        preload="none"
        width={1280}
        height={720}
        aria-label={`${texts['videos.watch']}: ${title}`}
        poster={thumbnailUrl ? getAddress(thumbnailUrl) : undefined}
        src={getAddress(url)}
        ref={film}
        inert={isCovered}
        data-played={isPlayed ? '' : undefined}
        onPlay={({ currentTarget }) => begin(currentTarget)}
      >
        {captionsUrl && (
          <track
            kind="captions"
            src={getAddress(captionsUrl)}
            srcLang="en"
            label={texts['videos.captions']}
          />
        )}
      </video>
      {!isPlayed && (
        <button
          type="button"
          className={styles.filmPoster}
          aria-label={`${texts['videos.play']}: ${title}`}
          onClick={() => {
            isPressed.current = true;
            void film.current?.play();
          }}
        >
          {thumbnailUrl && (
            <SitePicture src={getAddress(thumbnailUrl)} alt="" width={1200} height={800} ratio="16/9" />
          )}
          <span className={styles.filmMark} aria-hidden="true">
            <span className={styles.filmPlay} />
          </span>
        </button>
      )}
    </>
  );
}

/**
 * Turns the captions on with the first play, because the films have no speech; afterwards the visitor decides. As the
 * default track they would load with the page, and the browser would show that as a stalled film.
 */
function showCaptions({ textTracks }: HTMLVideoElement): void {
  const [captions] = textTracks;
  if (captions) captions.mode = 'showing';
}
