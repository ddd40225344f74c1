import type { ResponseOf } from '@summit/contract/call';
import { videoCalls } from '@summit/contract/calls/videos';
import { isApiError, useCall } from '@summit/shared-auth';
import { useSuspenseQuery } from '@summit/shared-auth/server-state';
import type { pictureTexts } from '@summit/contract/texts/pictures';

export type Video = ResponseOf<typeof videoCalls.videos>['videos'][number];
export type VideoTexts = Record<keyof typeof pictureTexts, string>;

export interface VideoAnswer {
  videos: Video[];
  /** What the address' token was worth. */
  token: 'none' | 'good' | 'unknown';
}

/** Of a token that nobody was sent, or that no rule would accept. */
const opensNothing: ReadonlySet<string> = new Set(['video-0001', 'validation.base-0001']);

/** The public videos; a token that opens nothing still leaves those for everybody. Suspends; throws ApiError. */
export function useVideos(token: string): VideoAnswer {
  const call = useCall();
  const { data } = useSuspenseQuery({
    queryKey: ['videos', token],
    queryFn: async ({ signal }): Promise<VideoAnswer> => {
      const ask = (query: { token?: string }) => call(videoCalls.videos, { query, signal });
      if (token === '') return { videos: (await ask({})).videos, token: 'none' };
      try {
        return { videos: (await ask({ token })).videos, token: 'good' };
      } catch (error) {
        if (!isApiError(error) || !opensNothing.has(error.code)) throw error;
        return { videos: (await ask({})).videos, token: 'unknown' };
      }
    },
  });
  return data;
}
