import { daySpan, fullDay } from '@summit/contract/money-and-time/day-words';

interface PrintedHeadingProps {
  /** The name of the event. */
  name: string;
  /** The days of the printed sessions, in order. */
  days: readonly string[];
  venue: string;
}

/** The heading of a printed sheet, because paper shows neither an address nor a tab. */
export function PrintedHeading({ name, days, venue }: PrintedHeadingProps) {
  const [first = '', ...others] = days;
  const last = others.at(-1);
  const when = last === undefined ? first && fullDay(first) : daySpan(first, last);
  return <h2 className="print-only">{[name, when, venue].filter(Boolean).join(', ')}</h2>;
}
