import styled from '@emotion/styled';
import { truncated } from '@summit/contract/text-format';
import { useAddressOf } from '@summit/shared-auth';
import { Icon } from '@summit/shared-ui/layout/icon';
import { SitePicture } from '@summit/shared-ui/layout/site-picture';
import { Motif } from '@summit/shared-ui/motion/motif';
import { SiteLink } from '@summit/shared-ui/navigation/site-link';
import type { Video, VideoTexts } from './video-answer.ts';
import { videoGridStyles } from './video-grid-styles.ts';

const Films = styled.ul(videoGridStyles);

/** Characters of a description in the grid. */
const shownDescription = 220;

interface VideoGridProps {
  videos: readonly Video[];
  texts: VideoTexts;
  /** The first one is shown large. */
  featured?: boolean;
}

/** Talks with their length as ornament; what may not be watched yet leads to the request. */
export function VideoGrid({ videos, texts, featured = false }: VideoGridProps) {
  const addressOf = useAddressOf();
  return (
    <Films role="list" data-featured={featured ? '' : undefined}>
      {videos.map(({ id, title, description, duration, thumbnailUrl, url, isEnabled }, index) => {
        const opens = isEnabled && url !== null;
        return (
          <li key={id} data-locked={opens ? undefined : ''}>
            <div className="film-still">
              {thumbnailUrl ? (
                <SitePicture
                  src={addressOf(thumbnailUrl)}
                  alt=""
                  width={1200}
                  height={800}
                  ratio="16/9"
                  priority={featured && index === 0}
                />
              ) : (
                <Motif seed={id} variant="card" />
              )}
              <span className="film-mark" aria-hidden="true">
                {opens ? <span className="film-play" /> : <Icon name="lock" />}
              </span>
            </div>
            <div className="film-words">
              <p className="film-length">
                <span aria-hidden="true">{clockTime(duration)}</span>
                <span className="visually-hidden">{spokenTime(duration)}</span>
                {!opens && <small>{texts['videos.locked']}</small>}
              </p>
              <h3>
                <SiteLink to={opens ? (url as string) : '#request'}>
                  <span className="visually-hidden">
                    {opens ? texts['videos.watch'] : texts['videos.request.title']}:{' '}
                  </span>
                  {title}
                </SiteLink>
              </h3>
              <p className="film-text">{truncated(description, shownDescription)}</p>
            </div>
          </li>
        );
      })}
    </Films>
  );
}

/** `27:41`, `1:21:15` */
export function clockTime(seconds: number): string {
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const shown = parts[0] === 0 ? parts.slice(1) : parts;
  return shown.map((part, index) => (index === 0 ? String(part) : String(part).padStart(2, '0'))).join(':');
}

function spokenTime(seconds: number): string {
  const minutes = Math.max(1, Math.round(seconds / 60));
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}
