/** The event's name with the year of its awards, which is not repeated: `Summit London 2027`. */
export function seasonName(event: string, year: number): string {
  return event.includes(String(year)) ? event : `${event} · ${year}`;
}
