import { speakerCalls } from '@summit/contract/calls/speakers';
import { useCall } from '@summit/shared-auth';
import { queryOptions, usePrefetchQuery, useSuspenseQuery } from '@summit/shared-auth/server-state';

/** Every published speaker with what the table shows. Suspends, on the server too; throws ApiError. */
export function useSpeakerRows() {
  return useSuspenseQuery(useRowsQuery()).data;
}

/** Asks for them before they are shown. */
export function useEarlySpeakerRows(): void {
  usePrefetchQuery(useRowsQuery());
}

function useRowsQuery() {
  const call = useCall();
  return queryOptions({
    queryKey: ['speaker-rows'],
    queryFn: async ({ signal }) => {
      const { speakers } = await call(speakerCalls.speakers, { signal });
      // The biographies are long, and the table has no place for them.
      return speakers.map(({ bio: _bio, imageUrl: _picture, ...shown }) => shown);
    },
  });
}
