import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as calls from '@summit/contract/calls/organise-resources';
import { organiserAudit } from '../../organisers/organisers/organisers.tables.ts';
import { attendees } from '../../people/attendees/attendees.tables.ts';
import { getOrganiser } from '../../testing/organise-resources.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { packages, waitingList } from '../packages/packages.tables.ts';

let api: TestApp;
let owner: Awaited<ReturnType<typeof getOrganiser>>;

const own = 'package@demo.summit.example';

beforeEach(async () => {
  api = await openTestApp();
  owner = await getOrganiser(api);
  // No place is free, so that none is offered meanwhile.
  await api.db.update(packages).set({ capacity: 0 });
});
afterEach(() => api.close());

/** Adds an entry to the end of a list, and returns its key. */
async function add(email: string, more: Partial<typeof waitingList.$inferInsert> = {}): Promise<string> {
  const entry = {
    packageId: 'buy-standard',
    email,
    tokenHash: `hash of ${email}`,
    joinedAt: api.clock.now(),
    ...more,
  };
  const [added] = await api.db.insert(waitingList).values(entry).returning();
  return added?.id ?? '';
}

async function findAttendee() {
  const [row] = await api.db.select().from(attendees).where(eq(attendees.email, own));
  if (!row) throw new Error(`There is no attendee ${own}.`);
  return row;
}

const list = async () =>
  (await owner.list('waiting-list')).map(({ values }) => values as Record<string, unknown>);
const stored = () => api.db.select().from(waitingList).orderBy(waitingList.position);

test('organisers read who waits for which ticket, since when, and in which place', async () => {
  const offeredUntil = new Date(api.clock.now().getTime() + 3_600_000);
  const attendee = await findAttendee();
  await add('left@fresh.example', { state: 'Left' });
  await add('first@fresh.example', { state: 'Offered', offeredUntil });
  await add('second@fresh.example');
  const key = await add('old@fresh.example', { attendeeId: attendee.id });
  await add('other@fresh.example', { packageId: 'buy-vip' });

  const entries = await list();
  const standard = entries.filter(({ packageId }) => packageId === 'buy-standard');
  expect(standard.map(({ email, state, place }) => [email, state, place])).toEqual([
    ['first@fresh.example', 'Offered', null],
    ['second@fresh.example', 'Waiting', 1],
    [own, 'Waiting', 2],
    ['left@fresh.example', 'Left', null],
  ]);
  expect(standard[0]).toMatchObject({ ticket: 'Standard', offeredUntil: offeredUntil.toISOString() });
  expect(standard[1]).toMatchObject({ name: null, attendeeId: null, offeredUntil: null });
  expect(entries.find(({ packageId }) => packageId === 'buy-vip')).toMatchObject({ ticket: 'VIP', place: 1 });

  const shown = await owner.show('waiting-list', key);
  expect(shown?.values).toEqual(standard[2]);
  expect(shown?.values).toMatchObject({
    name: `${attendee.firstName} ${attendee.lastName}`,
    joinedAt: expect.stringMatching(/^\d{4}-.*Z$/),
    attendeeId: attendee.id,
  });
});

test('nobody gets ahead of others by an edit, an import, an added or a removed entry', async () => {
  const first = await add('first@fresh.example');
  const second = await add('second@fresh.example');
  const before = await stored();
  const moment = '2020-01-01T00:00:00.000Z';
  const edits = [
    { place: 1 },
    { position: 1 },
    { state: 'Offered' },
    { joinedAt: moment },
    { offeredUntil: moment },
    { email: 'friend@fresh.example' },
    { packageId: 'buy-vip' },
  ];
  for (const edit of edits) {
    const { code } = await owner.set('waiting-list', second, edit);
    expect([edit, code]).toEqual([edit, 'validation.base-0001']);
  }
  const file = JSON.stringify([{ id: second, place: 1 }]);
  expect((await owner.import('waiting-list', 'json', file)).code).toBe('validation.base-0001');
  const friend = { email: 'friend@fresh.example', packageId: 'buy-standard' };
  const added = await owner.set('waiting-list', 'new', friend, { version: null });
  expect(added.code).toBe('validation.base-0001');
  expect((await owner.remove('waiting-list', first)).code).toBe('resource-0002');
  expect(await stored()).toEqual(before);
});

test('the list is filtered, sorted and searched', async () => {
  await add('ann@fresh.example');
  await add('ben@fresh.example');
  await add('gone@fresh.example', { state: 'Missed' });
  const ask = async (query: Record<string, string>) => {
    const sent = { token: owner.token, params: { resource: 'waiting-list' as const }, query };
    const { body } = await api.call(calls.resourceEntries, sent);
    return body.items.map(({ values }) => (values as { email: string }).email);
  };
  const waiting = JSON.stringify({ state: ['Waiting', 'Offered'] });
  expect(await ask({ filter: waiting, sort: 'place', order: 'DESC' })).toEqual([
    'ben@fresh.example',
    'ann@fresh.example',
  ]);
  expect(await ask({ filter: JSON.stringify({ place: 2 }) })).toEqual(['ben@fresh.example']);
  expect(await ask({ q: 'gone' })).toEqual(['gone@fresh.example']);
});

test('an export is on record, and contains neither formulas nor what opens an entry', async () => {
  const { id, lastName } = await findAttendee();
  await api.db.update(attendees).set({ firstName: '=1+1' }).where(eq(attendees.id, id));
  await add('old@fresh.example', { attendeeId: id });
  const table = await owner.export('waiting-list');
  expect(table).toContain(`"'=1+1 ${lastName}"`);
  expect(table).not.toContain('hash of');
  const subject = 'lists/waiting-list';
  expect(await api.db.select().from(organiserAudit).where(eq(organiserAudit.subject, subject))).toEqual([
    expect.objectContaining({ call: 'exportResource', after: { rows: 1 } }),
  ]);
});
