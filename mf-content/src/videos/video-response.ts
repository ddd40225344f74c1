import * as videoCalls from '@summit/contract/calls/videos';
import type { ResponseOf } from '@summit/contract/requests/call';
import type { pictureTexts } from '@summit/contract/texts/pictures';
import { orValue, serverView, useServerView } from '@summit/shared-auth/server-view';

export type Video = ResponseOf<typeof videoCalls.videos>['videos'][number];
export type VideoTexts = Record<keyof typeof pictureTexts, string>;

export interface VideoResponse {
  videos: Video[];
  /** Whether the token in the address is valid. */
  token: 'none' | 'good' | 'unknown';
}

/** Errors for a token that was never issued, or that is malformed. */
const opensNothing = { 'video-0001': null, 'validation.base-0001': null } as const;

/** The public videos, even with an invalid token, and those that the token opens. Suspends; throws ApiError. */
export function useVideos(token: string): VideoResponse {
  return useServerView(videosView, token);
}

const videosView = serverView(
  'content.videos',
  [videoCalls.videos],
  async ({ call }, token: string): Promise<VideoResponse> => {
    const found =
      token === '' ? null : await call(videoCalls.videos, { query: { token } }).catch(orValue(opensNothing));
    if (found) return { videos: found.videos, token: 'good' };
    const { videos } = await call(videoCalls.videos, { query: {} });
    return { videos, token: token === '' ? 'none' : 'unknown' };
  },
);
