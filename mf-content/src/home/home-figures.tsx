import { agendaCalls } from '@summit/contract/calls/agenda';
import { speakerCalls } from '@summit/contract/calls/speakers';
import { useCall } from '@summit/shared-auth';
import { FigureRow } from '@summit/shared-ui/layout/figure-row';
import { queryOptions, usePrefetchQuery, useSuspenseQuery } from '@summit/shared-auth/server-state';
import { useSponsorTiers } from './sponsors-answer.ts';

/** One item is enough to be told how many there are. */
const countOnly = { query: { itemsOnPage: 1 } } as const;

/** Asks for the figures before they are shown. */
export function useEarlyFigures(): void {
  usePrefetchQuery(useCountsQuery());
}

/** How big it is this year, counted from what is published. */
export function HomeFigures({ days }: { days: number }) {
  const { speakers, sessions } = useSuspenseQuery(useCountsQuery()).data;
  const sponsors = useSponsorTiers().flatMap((tier) => tier.sponsors);
  return (
    <FigureRow
      figures={[
        ...(days > 0 ? [{ value: String(days), label: days === 1 ? 'day' : 'days' }] : []),
        { value: String(speakers), label: 'speakers' },
        { value: String(sessions), label: 'sessions' },
        { value: String(sponsors.length), label: 'companies' },
      ]}
    />
  );
}

/** The counts alone travel in the page. */
function useCountsQuery() {
  const call = useCall();
  return queryOptions({
    queryKey: ['home-figures'],
    queryFn: async ({ signal }) => {
      const [speakers, sessions] = await Promise.all([
        call(speakerCalls.speakers, { ...countOnly, signal }),
        call(agendaCalls.agendaSessions, { ...countOnly, signal }),
      ]);
      return { speakers: speakers.totalItems, sessions: sessions.totalItems };
    },
  });
}
