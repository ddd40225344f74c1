import { isDay } from '@summit/contract/money-and-time/day-words';
import { dayMovedBy } from '@summit/contract/money-and-time/moved-by-days';

/** The period of the figures. */
export const periodNames = {
  week: 'The last 7 days',
  month: 'The last 30 days',
  quarter: 'The last 90 days',
  all: 'All time',
  own: 'Custom dates',
} as const;

type PeriodName = keyof typeof periodNames;

const lengths: Partial<Record<PeriodName, number>> = { week: 7, month: 30, quarter: 90 };

/** Days at the venue, both of them within; absent: from the beginning, until today. */
export interface Period {
  from?: string;
  until?: string;
}

export interface ChosenPeriod {
  name: PeriodName;
  /** Of `own`, as they are typed. */
  from: string;
  until: string;
}

/** The period in an address; without one, the last 30 days. */
export function readPeriod(search: URLSearchParams): ChosenPeriod {
  const name = search.get('period') ?? '';
  return {
    name: isPeriodName(name) ? name : 'month',
    from: search.get('from') ?? '',
    until: search.get('until') ?? '',
  };
}

/** The message if the chosen period's last day is invalid; null: it is valid. */
export function getPeriodError({ name, from, until }: ChosenPeriod): string | null {
  if (name !== 'own' || !isDay(from) || !isDay(until)) return null;
  return until < from ? 'This is before the first day.' : null;
}

/** The days to ask the server for. @param today at the venue */
export function toPeriod({ name, from, until }: ChosenPeriod, today: string): Period {
  const length = lengths[name];
  if (length !== undefined) return { from: dayMovedBy(today, 1 - length), until: today };
  if (name === 'all') return {};
  return { ...(isDay(from) && { from }), ...(isDay(until) && { until }) };
}

function isPeriodName(name: string): name is PeriodName {
  return Object.hasOwn(periodNames, name);
}
