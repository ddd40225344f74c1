import * as sponsorCalls from '@summit/contract/calls/sponsors';
import { serverView, useServerView } from '@summit/shared-auth/server-view';

export interface Stand {
  /** The number of the stand with the letters of its zone: `E12`. */
  stand: string;
  sponsorId: string;
  name: string;
  /** The order of its tier, from 1: the highest tier has the largest stands. */
  order: number;
}

/** The stands with their companies, with only the fields that the plan shows. Suspends; throws ApiError. */
export function useStands(): Stand[] {
  return useServerView(standsView);
}

const standsView = serverView('content.stands', [sponsorCalls.sponsors], async ({ call }) => {
  const { sponsors } = await call(sponsorCalls.sponsors);
  return sponsors.flatMap(({ id, name, stand, tier }) =>
    stand ? [{ stand, sponsorId: id, name, order: tier.order }] : [],
  );
});

/** The stands of a zone by tier, then by number. */
export function getStands(stands: readonly Stand[], letters: string): Stand[] {
  return stands
    .filter(({ stand }) => stand.replace(/\d{1,6}$/, '') === letters)
    .sort(
      (a, b) =>
        a.order - b.order || Number(a.stand.slice(letters.length)) - Number(b.stand.slice(letters.length)),
    );
}
