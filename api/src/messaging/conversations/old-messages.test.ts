import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findAttendeeByEmail } from '../../people/public/attendees.queries.ts';
import { openAsOwner } from '../../testing/open-as-owner.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { countUnread, listConversations } from './conversation-view.queries.ts';
import { deliverMessage } from './deliver-message.queries.ts';
import { messages, messageThreads, type ReceiverKind } from './messaging.tables.ts';

let api: TestApp;

beforeAll(async () => {
  api = await openTestApp();
});
afterAll(() => api.close());

const [makeThreads = ''] = readFileSync(join(import.meta.dirname, 'messaging.rules.sql'), 'utf8').split(
  '--> statement-breakpoint',
);

const getId = async (account: string) =>
  (await findAttendeeByEmail(api.db, `${account}@demo.summit.example`))?.id ?? '';

test('earlier messages become conversations; none is lost or unread', async () => {
  const [buyer, seller, vip] = [await getId('buy'), await getId('sell'), await getId('vip')];
  const old = (
    senderId: string,
    receiverKind: ReceiverKind,
    receiverId: string,
    text: string,
    minute: number,
  ) => ({
    senderId,
    receiverKind,
    receiverId,
    text,
    sentAt: new Date(api.clock.now().getTime() + minute * 60_000),
  });
  const owner = await openAsOwner(api);
  await owner.db.execute('alter table messages drop constraint messages_thread_check');
  await owner.close();
  await api.db
    .insert(messages)
    .values([
      old(buyer, 'Attendee', seller, 'One', 0),
      old(seller, 'Attendee', buyer, 'Two', 1),
      old(buyer, 'Attendee', seller, 'Three', 2),
      old(buyer, 'Attendee', vip, 'To another', 3),
      old(buyer, 'Speaker', 'amara-okafor', 'To a speaker', 4),
      old(buyer, 'BlitzParticipant', '00000000-0000-4000-8000-000000000000', 'To a table', 5),
      old(buyer, 'Attendee', '00000000-0000-4000-8000-000000000000', 'To somebody who is gone', 6),
    ]);
  await api.db.execute(sql.raw(makeThreads));

  expect(await api.db.$count(messages, sql`thread_id is null`)).toBe(0);
  expect(await api.db.$count(messageThreads)).toBe(5);
  const list = async (attendeeId: string) =>
    (await listConversations(api.app.platform, attendeeId)).conversations.map(({ lastText }) => lastText);
  expect(await list(buyer)).toEqual([
    'To somebody who is gone',
    'To a table',
    'To a speaker',
    'To another',
    'Three',
  ]);
  expect(await list(seller)).toEqual(['Three']);
  expect([...(await countUnread(api.db, seller))]).toEqual([]);

  // Later messages continue the same conversation, whichever side began it.
  api.clock.moveBy(48 * 60 * 60 * 1000);
  const from = { kind: 'Attendee', id: seller } as const;
  await deliverMessage(api.app.platform, { from, to: { kind: 'Attendee', id: buyer }, text: 'Four' });
  await deliverMessage(api.app.platform, {
    from: { kind: 'Attendee', id: buyer },
    to: { kind: 'Speaker', id: 'amara-okafor' },
    text: 'Again',
  });
  expect(await api.db.$count(messageThreads)).toBe(5);
});
