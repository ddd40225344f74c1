import { eq } from 'drizzle-orm';
import ical, { type VEvent } from 'node-ical';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as agendaCalls from '@summit/contract/calls/agenda';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { sessions } from './agenda.tables.ts';

let api: TestApp;

beforeAll(async () => {
  api = await openTestApp();
});

afterAll(() => api.close());

const keynote = 'the-plumbing-is-the-product';
const gone = 'four-pages';

async function getEvents(...ids: string[]): Promise<VEvent[]> {
  api.app.platform.responseCache.drop();
  const { body } = await api.call(agendaCalls.agendaCalendar, { query: { sessions: ids.join(',') } });
  return Object.values(ical.sync.parseICS(body)).filter((part): part is VEvent => part?.type === 'VEVENT');
}

test('a removed session is cancelled in feeds under the same uid, and in a separate cancelling file', async () => {
  const [before] = await getEvents(gone);
  if (!before) throw new Error(gone);
  const [row] = await api.db.select().from(sessions).where(eq(sessions.id, gone));
  await api.db.delete(sessions).where(eq(sessions.id, gone));
  const both = await getEvents(gone, keynote);
  const after = both.find(({ uid }) => uid === before.uid);
  const other = both.find(({ uid }) => uid !== before.uid);
  expect(after).toMatchObject({ uid: before.uid, status: 'CANCELLED', location: before.location });
  expect(after?.start).toEqual(before.start);
  expect(Number(after?.sequence)).toBeGreaterThan(Number(before.sequence));
  expect(other?.status).toBe('CONFIRMED');
  const alone = await api.call(agendaCalls.sessionCalendar, { params: { id: gone } });
  expect(alone.body).toContain('METHOD:CANCEL\r\n');
  expect(alone.body).not.toMatch(/X-WR-|REFRESH-INTERVAL/);

  if (row) await api.db.insert(sessions).values({ ...row, sequence: 0 });
  const [again] = await getEvents(gone);
  expect(again?.status).toBe('CONFIRMED');
  expect(Number(again?.sequence)).toBeGreaterThan(Number(after?.sequence));
});
