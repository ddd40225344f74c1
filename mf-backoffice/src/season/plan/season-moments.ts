import type { AwardsStatus } from '@summit/contract/awards/awards-status';
import { compareMoments } from '@summit/contract/money-and-time/venue-time';
import type { AwardsStatusSubject } from '@summit/contract/shapes/organise/awards';
import type { Desk } from '../season-data.ts';

type Scheduled = Desk['scheduled'][number];

/** A date that pages name: its name in the call that sets it, and its meaning. */
export interface SeasonDate {
  name: 'ceremonyAt' | 'ballotsUnlinkAt' | Desk['steps'][number]['step'];
  title: string;
  at: string | null;
}

/** Every date of a season, by its name in the call that sets it. */
export function seasonDates({ ceremonyAt, ballotsUnlinkAt, steps }: Desk): SeasonDate[] {
  return [
    ...steps.map(({ step, title, opensAt }) => ({ name: step, title: `Page “${title}”`, at: opensAt })),
    { name: 'ceremonyAt', title: 'The ceremony begins', at: ceremonyAt },
    {
      name: 'ballotsUnlinkAt',
      title: 'Ballots are unlinked from voters',
      at: ballotsUnlinkAt,
    },
  ];
}

/** The moments at which something happens, from now on, each once. */
export function momentsAhead(desk: Desk): string[] {
  const dates = seasonDates(desk).flatMap(({ at }) => at ?? []);
  const all = [...desk.scheduled.map(({ at }) => at), ...dates].map((at) => new Date(at).toISOString());
  return [...new Set(all)].filter((at) => compareMoments(at, desk.readAt) > 0).toSorted(compareMoments);
}

/** A status over one or more columns of the time line. */
export interface StatusSpan {
  status: AwardsStatus;
  /** Null: it applies already. */
  scheduled: Scheduled | null;
  /** The number of columns that it spans. */
  columns: number;
}

/**
 * The statuses of a subject from now on.
 * @param moments the columns after the one of now
 */
export function statusSpans(
  { statuses, scheduled }: Desk,
  subject: AwardsStatusSubject,
  moments: readonly string[],
): StatusSpan[] {
  const own = scheduled.filter((one) => one.subject === subject);
  const columnOf = ({ at }: Scheduled) =>
    moments.findIndex((moment) => Date.parse(moment) >= Date.parse(at)) + 1;
  const starts = [0, ...own.map(columnOf)];
  const end = moments.length + 1;
  return [null, ...own]
    .map((one, place) => ({
      status: one?.status ?? statuses[subject],
      scheduled: one,
      columns: (starts[place + 1] ?? end) - (starts[place] ?? 0),
    }))
    .filter(({ columns }) => columns > 0);
}
