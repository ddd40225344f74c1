const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** `8–10 June 2027` from two days written `YYYY-MM-DD`, whatever the reader's language and time zone. */
export function eventDates(startsOn: string, endsOn: string): string {
  const [start, end] = [partsOf(startsOn), partsOf(endsOn)];
  const last = `${end.day} ${end.month} ${end.year}`;
  if (startsOn === endsOn) return last;
  if (start.year !== end.year) return `${start.day} ${start.month} ${start.year} – ${last}`;
  if (start.month !== end.month) return `${start.day} ${start.month} – ${last}`;
  return `${start.day}–${last}`;
}

function partsOf(day: string) {
  const [year = '', month = '', date = ''] = day.split('-');
  return { year, month: months[Number(month) - 1] ?? '', day: String(Number(date)) };
}
