/** The event with the year of its awards, which is named once: `Summit London 2027`. */
export function seasonName(event: string, year: number): string {
  return event.includes(String(year)) ? event : `${event} · ${year}`;
}
