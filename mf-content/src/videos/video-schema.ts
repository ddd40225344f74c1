import { isStoredFilm } from '@summit/contract/frame/films';
import { shareVariant } from '@summit/contract/frame/pictures';
import type { Video } from './video-response.ts';

/** The public films as schema.org videos. */
export function videosSchema(videos: readonly Video[], getAddress: (path: string) => string): object {
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
      ...(thumbnailUrl && { thumbnailUrl: shownAs(getAddress(thumbnailUrl)) }),
      ...(isStoredFilm(url) ? { contentUrl: getAddress(url) } : { url }),
    })),
  };
}

/** Search engines do not show SVG images. */
function shownAs(thumbnail: string): string {
  return shareVariant(thumbnail) ?? thumbnail;
}
