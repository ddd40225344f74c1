import { fullDay } from '@summit/contract/money-and-time/day-words';

/** `As of Mon 2 November 2026`, for a day given as YYYY-MM-DD; any other text is shown unchanged. */
export function WrittenDay({ label, day }: { label: string; day: string }) {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(day);
  return (
    <>
      {label} {isDay ? <time dateTime={day}>{fullDay(day)}</time> : day}
    </>
  );
}
