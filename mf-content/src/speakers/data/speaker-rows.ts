import * as speakerCalls from '@summit/contract/calls/speakers';
import { serverView, usePrefetchServerView, useServerView } from '@summit/shared-auth/server-view';

/** Every published speaker with the table's fields. Suspends, on the server too; throws ApiError. */
export function useSpeakerRows() {
  return useServerView(rowsView);
}

/** Prefetches the rows. */
export function usePrefetchSpeakerRows(): void {
  usePrefetchServerView(rowsView, undefined);
}

const rowsView = serverView('content.speakerRows', [speakerCalls.speakers], async ({ call }) => {
  const { speakers } = await call(speakerCalls.speakers);
  // The biographies are long, and the table does not show them.
  return speakers.map(({ bio: _bio, imageUrl: _picture, ...shown }) => shown);
});
