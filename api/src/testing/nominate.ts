import { randomUUID } from 'node:crypto';
import { nominatedCategories, nominations } from '../awards/nominating/nominations.tables.ts';
import { attendees } from '../people/attendees/attendees.tables.ts';
import type { TestApp } from './test-app.ts';

/** Stores nominations of attendees for payment companies, one each. @returns their ids */
export async function nominate(api: TestApp, ...names: string[]): Promise<string[]> {
  const people = await api.db.select().from(attendees).limit(names.length);
  const rows = names.map((name, at) => ({
    id: randomUUID(),
    attendeeId: people[at]?.id ?? '',
    year: 2027,
    awardsType: 'Company' as const,
    name,
    url: 'https://named.example',
    reason: '=cmd() because',
    nominator: 'third' as never,
    nominatedAt: new Date(api.clock.now().getTime() + at),
  }));
  await api.db.insert(nominations).values(rows);
  await api.db
    .insert(nominatedCategories)
    .values(rows.map(({ id }) => ({ nominationId: id, categoryId: 'payments' })));
  return rows.map(({ id }) => id);
}
