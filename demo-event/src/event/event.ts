/** The fictional event that the demo data describes. */
export const event = {
  name: 'Summit London 2027',
  edition: 9,
  year: 2027,
  venue: 'Meridian Dock, London',
  /** Dates of the three days at the venue. */
  days: ['2027-06-08', '2027-06-09', '2027-06-10'],
  timeZone: 'Europe/London',
  /** Offset of the venue's clocks in June. */
  utcOffset: '+01:00',
} as const;

/** The previous edition, shown in the old agenda and in last year's lists. */
export const lastEvent = {
  name: 'Summit London 2026',
  edition: 8,
  year: 2026,
  days: ['2026-06-09', '2026-06-10', '2026-06-11'],
  utcOffset: '+01:00',
} as const;

/** The moment of a wall-clock time at the venue, e.g. `venueTime('2027-06-08', '09:30')`. */
export function venueTime(day: string, time: string): Date {
  return new Date(`${day}T${time}:00${event.utcOffset}`);
}
