import type { ReactNode } from 'react';
import * as agendaCalls from '@summit/contract/calls/agenda';
import * as speakerCalls from '@summit/contract/calls/speakers';
import { serverView, usePrefetchServerView, useServerView } from '@summit/shared-auth/server-view';
import { Container } from '@summit/shared-ui/layout/container';
import { FigureRow } from '@summit/shared-ui/layout/figure-row';
import * as styles from './home-figures.module.css';
import { useSponsorTiers } from './sponsors-response.ts';

/** A band that is close to the page's contents above it, because four numbers need little space. */
export function FiguresBand({ children }: { children: ReactNode }) {
  return <Container className={styles.figuresBand}>{children}</Container>;
}

/** One item is enough, because the response contains the total. */
const countOnly = { query: { itemsOnPage: 1 } } as const;

/** Prefetches the figures. */
export function usePrefetchFigures(): void {
  usePrefetchServerView(countsView, undefined);
}

/** The size of this year's event in numbers, counted from published data. */
export function HomeFigures({ days }: { days: number }) {
  const { speakers, sessions } = useServerView(countsView);
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

/** Only the counts are serialised into the page. */
const countsView = serverView(
  'content.figures',
  [speakerCalls.speakers, agendaCalls.agendaSessions],
  async ({ call }) => {
    const [speakers, sessions] = await Promise.all([
      call(speakerCalls.speakers, countOnly),
      call(agendaCalls.agendaSessions, countOnly),
    ]);
    return { speakers: speakers.totalItems, sessions: sessions.totalItems };
  },
);
