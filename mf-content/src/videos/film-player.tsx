import { useAddressOf } from '@summit/shared-auth';
import type { Video, VideoTexts } from './video-response.ts';

interface FilmPlayerProps {
  video: Video & { url: string };
  texts: VideoTexts;
}

/** A film of the site, with the browser's own controls. Nothing of it is loaded before somebody presses play. */
export function FilmPlayer({ video, texts }: FilmPlayerProps) {
  const addressOf = useAddressOf();
  const { title, url, thumbnailUrl, captionsUrl } = video;
  return (
    // eslint-disable-next-line jsx-a11y/media-has-caption -- the rule does not see the track, which only a film with captions has
    <video
      controls
      playsInline
      preload="none"
      width={1280}
      height={720}
      aria-label={`${texts['videos.watch']}: ${title}`}
      poster={thumbnailUrl ? addressOf(thumbnailUrl) : undefined}
      src={addressOf(url)}
      ref={catchUp}
      onPlay={({ currentTarget }) => currentTarget.played.length === 0 && showCaptions(currentTarget)}
    >
      {captionsUrl && (
        <track kind="captions" src={addressOf(captionsUrl)} srcLang="en" label={texts['videos.captions']} />
      )}
    </video>
  );
}

/** For a film that was started before hydration. */
function catchUp(film: HTMLVideoElement | null): void {
  if (film && !film.paused) showCaptions(film);
}

/**
 * Turns the captions on with the first play, because the films have no speech; afterwards the visitor decides. As the
 * default track they would load with the page, and the browser would show that as a stalled film.
 */
function showCaptions({ textTracks }: HTMLVideoElement): void {
  const [captions] = textTracks;
  if (captions) captions.mode = 'showing';
}
