import { isStoredFilm } from '@summit/contract/frame/films';
import { truncated } from '@summit/contract/words/text-format';
import { useAddressOf } from '@summit/shared-auth';
import { Icon } from '@summit/shared-ui/display/icon';
import { SitePicture } from '@summit/shared-ui/display/site-picture';
import { SiteLink } from '@summit/shared-ui/navigation/site-link';
import { FilmPlayer } from './film-player.tsx';
import * as styles from './video-grid.module.css';
import type { Video, VideoTexts } from './video-response.ts';

/** The maximum length of a description in the grid. */
const shownDescription = 220;

interface VideoGridProps {
  videos: readonly Video[];
  texts: VideoTexts;
  /** Whether the first video is large. */
  featured?: boolean;
}

/** Playable films with their length as decoration; those that need access link to the request form. */
export function VideoGrid({ videos, texts, featured = false }: VideoGridProps) {
  return (
    <ul className={styles.videoGrid} data-featured={featured ? '' : undefined} role="list">
      {videos.map((video, index) => {
        const { id, title, description, duration, url } = video;
        const address = video.isEnabled ? url : null;
        const isFilm = address !== null && isStoredFilm(address);
        return (
          <li key={id} data-locked={address === null ? '' : undefined}>
            <div className={styles.filmStill}>
              {isFilm ? (
                <FilmPlayer video={{ ...video, url: address }} texts={texts} />
              ) : (
                <Still video={video} isFirst={featured && index === 0} />
              )}
              <h3>{isFilm ? title : <VideoLink title={title} address={address} texts={texts} />}</h3>
            </div>
            <div className={styles.filmWords}>
              <p className={styles.filmLength}>
                <span aria-hidden="true">{clockTime(duration)}</span>
                <span className="visually-hidden">{spokenTime(duration)}</span>
                {address === null && <small>{texts['videos.locked']}</small>}
              </p>
              <p className={styles.filmText}>{truncated(description, shownDescription)}</p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}

/** The still of a video that is hosted elsewhere, or available on request. */
function Still({ video, isFirst }: { video: Video; isFirst: boolean }) {
  const getAddress = useAddressOf();
  const { thumbnailUrl, isEnabled } = video;
  return (
    <>
      {thumbnailUrl ? (
        <SitePicture
          src={getAddress(thumbnailUrl)}
          alt=""
          width={1200}
          height={800}
          ratio="16/9"
          priority={isFirst}
        />
      ) : (
        <span className={styles.filmBlank} aria-hidden="true" />
      )}
      <span className={styles.filmMark} aria-hidden="true">
        {isEnabled ? <span className={styles.filmPlay} /> : <Icon name="lock" />}
      </span>
    </>
  );
}

interface VideoLinkProps {
  title: string;
  /** Null: access has to be requested. */
  address: string | null;
  texts: VideoTexts;
}

function VideoLink({ title, address, texts }: VideoLinkProps) {
  return (
    <SiteLink to={address ?? '#request'}>
      <span className="visually-hidden">
        {address === null ? texts['videos.request.title'] : texts['videos.watch']}:{' '}
      </span>
      {title}
    </SiteLink>
  );
}

/** A duration as `27:41` or `1:21:15`. */
export function clockTime(seconds: number): string {
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const shown = parts[0] === 0 ? parts.slice(1) : parts;
  return shown.map((part, index) => (index === 0 ? String(part) : String(part).padStart(2, '0'))).join(':');
}

function spokenTime(seconds: number): string {
  if (seconds < 60) return `${seconds} seconds`;
  const minutes = Math.round(seconds / 60);
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}
