import { isStoredFilm } from '@summit/contract/films';
import type { Video } from './video-answer.ts';

/** The films that everybody may watch, as schema.org describes them. */
export function videosSchema(videos: readonly Video[], addressOf: (path: string) => string): object {
  const open = videos.flatMap((video) =>
    video.isEnabled && video.url ? [{ ...video, url: video.url }] : [],
  );
  return {
    '@graph': open.map(({ title, description, duration, thumbnailUrl, url, publishedAt }) => ({
      '@type': 'VideoObject',
      name: title,
      description,
      uploadDate: publishedAt,
      duration: `PT${duration}S`,
      ...(thumbnailUrl ? { thumbnailUrl: addressOf(thumbnailUrl) } : {}),
      ...(isStoredFilm(url) ? { contentUrl: addressOf(url) } : { url }),
    })),
  };
}
