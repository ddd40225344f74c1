import type { AgendaSession } from './agenda-sessions.ts';

/** Sessions that search engines are told of: what is more than a day of this event would only make the page heavy. */
const mostTold = 40;

/** The sessions of a day as schema.org describes events; breaks are none. */
export function programmeSchema(sessions: readonly AgendaSession[]): object {
  const told = sessions.filter(({ kind }) => kind !== 'break').slice(0, mostTold);
  return {
    '@graph': told.map(({ title, startsAt, endsAt, location, speakers }) => ({
      '@type': 'Event',
      name: title,
      startDate: startsAt,
      endDate: endsAt,
      location: { '@type': 'Place', name: location.name },
      ...(speakers.length > 0 && { performer: speakers.map(({ name }) => ({ '@type': 'Person', name })) }),
    })),
  };
}
