import { dayAfter, daySpan, dayWords, fullDay } from '@summit/contract/money-and-time/day-words';
import { dayMovedBy } from '@summit/contract/money-and-time/moved-by-days';

/** The days that form one bar of a chart. */
export interface Bucket {
  first: string;
  last: string;
  label: string;
}

/** A bar for each day is legible up to here, then one for each week, then one for each month. */
const mostDays = 62;
const mostDaysInWeeks = 371;
/** No event is sold for longer: an earlier day is mistyped. */
const longest = 3650;

type Size = 'day' | 'week' | 'month';

/** The days from the first to the last, grouped into a readable number of bars. */
export function toBuckets(from: string, until: string): Bucket[] {
  const days = listDays(from, until);
  const size = sizeFor(days.length);
  const buckets: Bucket[] = [];
  for (const day of days) {
    const current = buckets.at(-1);
    if (current && !begins(day, size)) current.last = day;
    else buckets.push({ first: day, last: day, label: '' });
  }
  return buckets.map((bucket) => ({ ...bucket, label: getLabel(bucket, size) }));
}

/** The sum of each bucket, of rows that have a day. */
export function sumIn<Row extends { day: string }>(
  buckets: readonly Bucket[],
  rows: readonly Row[],
  count: (row: Row) => number,
): number[] {
  return buckets.map(({ first, last }) =>
    rows.filter(({ day }) => day >= first && day <= last).reduce((sum, row) => sum + count(row), 0),
  );
}

function listDays(from: string, until: string): string[] {
  const earliest = dayMovedBy(until, -longest);
  const days: string[] = [];
  for (let day = from < earliest ? earliest : from; day <= until; day = dayAfter(day)) days.push(day);
  return days;
}

function sizeFor(days: number): Size {
  if (days <= mostDays) return 'day';
  return days <= mostDaysInWeeks ? 'week' : 'month';
}

function begins(day: string, size: Size): boolean {
  const { weekday, date } = dayWords(day);
  if (size === 'week') return weekday === 'Mon';
  return size === 'day' || date === '1';
}

function getLabel({ first, last }: Bucket, size: Size): string {
  if (size === 'day') return fullDay(first);
  const { month, year } = dayWords(first);
  return size === 'month' ? `${month} ${year}` : daySpan(first, last);
}
