import type { ResponseOf } from '@summit/contract/call';
import { blitzCalls } from '@summit/contract/calls/blitz';
import { settingsCalls } from '@summit/contract/calls/settings';
import { serverQuery, useCall } from '@summit/shared-auth';
import { useQueryClient, useSuspenseQuery } from '@summit/shared-auth/server-state';
import { blitzQuery, isNarrowed, type BlitzView } from './blitz-view.ts';

export type BlitzParticipant = ResponseOf<typeof blitzCalls.blitzParticipants>['blitzes'][number];

interface BlitzAnswer {
  participants: BlitzParticipant[];
  /** Of all participants, to choose among. */
  categories: string[];
  hideEnvelope: boolean;
}

/** The companies of a view; null while the organisers have the blitz switched off. Suspends; throws an ApiError. */
export function useBlitz(view: BlitzView): BlitzAnswer | null {
  const call = useCall();
  const queryClient = useQueryClient();
  const query = blitzQuery(view);
  const { data } = useSuspenseQuery({
    queryKey: ['blitz', query],
    queryFn: async ({ signal }): Promise<BlitzAnswer | null> => {
      const { blitz } = await queryClient.ensureQueryData(serverQuery(call, settingsCalls.settings));
      if (!blitz.isEnabled) return null;
      const [found, all] = await Promise.all([
        call(blitzCalls.blitzParticipants, { query, signal }),
        isNarrowed(view) ? call(blitzCalls.blitzParticipants, { query: {}, signal }) : null,
      ]);
      const categories = (all ?? found).blitzes.map(({ metadata }) => metadata.category);
      return {
        participants: found.blitzes,
        categories: [...new Set(categories)].sort((a, b) => a.localeCompare(b, 'en')),
        hideEnvelope: blitz.hideEnvelope,
      };
    },
  });
  return data;
}
