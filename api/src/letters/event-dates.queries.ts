const format = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** The days of an event, e.g. `8–10 June 2027`; an empty text when they are not set. */
export function eventDates({ startsOn, endsOn }: { startsOn: string; endsOn: string }): string {
  const [first, last] = [new Date(startsOn), new Date(endsOn)];
  if (Number.isNaN(first.getTime()) || Number.isNaN(last.getTime()) || last < first) {
    return '';
  }
  return format.formatRange(first, last);
}
