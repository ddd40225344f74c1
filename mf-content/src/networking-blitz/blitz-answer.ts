import type { ResponseOf } from '@summit/contract/call';
import { blitzCalls } from '@summit/contract/calls/blitz';
import { settingsCalls } from '@summit/contract/calls/settings';
import { isApiError, serverQuery, useCall } from '@summit/shared-auth';
import { useQueryClient, useSuspenseQuery } from '@summit/shared-auth/server-state';
import { blitzQuery, isNarrowed, type BlitzView } from './blitz-view.ts';

export type BlitzParticipant = ResponseOf<typeof blitzCalls.blitzParticipants>['blitzes'][number];

interface BlitzAnswer {
  participants: BlitzParticipant[];
  /** Of all participants, to choose among. */
  categories: string[];
  hideEnvelope: boolean;
}

/**
 * The companies of a view; null while there is no list to be had: the organisers have not opened it, or the server has
 * none yet. Suspends; throws every other ApiError.
 */
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
        call(blitzCalls.blitzParticipants, { query, signal }).catch(nullWhenNotBuilt),
        isNarrowed(view)
          ? call(blitzCalls.blitzParticipants, { query: {}, signal }).catch(nullWhenNotBuilt)
          : null,
      ]);
      if (!found) return null;
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

function nullWhenNotBuilt(error: unknown): null {
  if (isApiError(error) && error.code === 'route-0002') return null;
  throw error;
}
