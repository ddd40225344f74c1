/** How this site writes moments: as the calendar and the clock at the venue show them, whatever the reader's. */

const formats = {
  day: { weekday: 'short', day: 'numeric', month: 'long', year: 'numeric' },
  time: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** `Tue 8 June 2027` for a moment in ISO 8601. */
export function venueDay(moment: string, timeZone: string): string {
  return words(new Date(moment), { ...formats.day, timeZone });
}

/** `14:30` for a moment in ISO 8601. */
export function venueTime(moment: string, timeZone: string): string {
  return new Intl.DateTimeFormat('en-GB', { ...formats.time, timeZone }).format(new Date(moment));
}

/** The parts of a date with spaces between them: the commas differ from one version of the language data to the next. */
function words(date: Date, options: Intl.DateTimeFormatOptions): string {
  const parts = new Intl.DateTimeFormat('en-GB', options).formatToParts(date);
  return parts
    .filter(({ type }) => type !== 'literal')
    .map(({ value }) => value)
    .join(' ');
}
