import * as blitzCalls from '@summit/contract/calls/blitz';
import * as settingsCalls from '@summit/contract/calls/settings';
import type { ResponseOf } from '@summit/contract/requests/call';
import { compareNames } from '@summit/contract/words/name-order';
import { serverView, useServerView } from '@summit/shared-auth/server-view';
import { blitzQuery, type BlitzView, isBlitzNarrowed } from './blitz-view.ts';

export type BlitzParticipant = ResponseOf<typeof blitzCalls.blitzParticipants>['blitzes'][number];

interface BlitzResponse {
  participants: BlitzParticipant[];
  /** The categories of all participants, as filter options. */
  categories: string[];
  hideEnvelope: boolean;
}

/** The companies of a view; null while the organisers have the blitz switched off. Suspends; throws ApiError. */
export function useBlitz(view: BlitzView): BlitzResponse | null {
  return useServerView(participantsView, view);
}

const participantsView = serverView(
  'content.blitz',
  [blitzCalls.blitzParticipants, settingsCalls.settings],
  async ({ call, stored }, view: BlitzView): Promise<BlitzResponse | null> => {
    const { blitz } = await stored(settingsCalls.settings);
    if (!blitz.isEnabled) return null;
    const [found, all] = await Promise.all([
      call(blitzCalls.blitzParticipants, { query: blitzQuery(view) }),
      isBlitzNarrowed(view) ? call(blitzCalls.blitzParticipants, { query: {} }) : null,
    ]);
    const categories = (all ?? found).blitzes.map(({ metadata }) => metadata.category);
    return {
      participants: found.blitzes,
      categories: [...new Set(categories)].sort(compareNames),
      hideEnvelope: blitz.hideEnvelope,
    };
  },
);
