import { setTimeout as sleep } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as conversationCalls from '@summit/contract/calls/conversations';
import { attendees } from '../../people/attendees/attendees.tables.ts';
import { erasePerson } from '../../people/personal-data/erase-person.queries.ts';
import { lockAttendee } from '../../people/public/attendees.queries.ts';
import { untilACallWaits } from '../../testing/until-a-call-waits.ts';
import { type ConversationVisit, openConversationVisit } from '../../testing/visits/conversation-visit.ts';
import { messageReports, messageStops, messageThreads } from './messaging.tables.ts';
import { lockPeople } from './people.queries.ts';

let visit: ConversationVisit;

beforeEach(async () => {
  visit = await openConversationVisit();
});
afterEach(() => visit.api.close());

test.each(['block', 'stop'])('a %s waits for a message that is being sent', async (wanted) => {
  const { api, sellerId, reachSeller, change } = visit;
  const named = await reachSeller();
  let status = 0;
  let changing: Promise<void> = Promise.resolve();
  await api.db.transaction(async (tx) => {
    // As long as it sends, `deliverMessage` holds this lock.
    await lockPeople(tx, [{ kind: 'Attendee', id: sellerId }]);
    changing = change(named, wanted).then((response) => {
      status = response.status;
    });
    await sleep(300);
    expect(status).toBe(0);
  });
  await changing;
  expect(status).toBe(200);
});

test('no message reaches an account that is being erased', async () => {
  const { api, sellerId, writeToSeller } = visit;
  const { sending } = await api.db.transaction(async (tx) => {
    const options = { dataDir: '', now: api.clock.now(), isDryRun: true };
    await erasePerson(tx, { id: sellerId, email: null }, options);
    const message = writeToSeller();
    await sleep(300);
    return { sending: message };
  });
  expect((await sending).code).toBe('attendee-to-attendee-msg-0002');
  expect(await api.db.$count(messageThreads)).toBe(0);
});

test('receiving messages again while agreeing to them causes no deadlock', async () => {
  const { api, seller, sellerId } = visit;
  const receive = (isStopped: boolean) =>
    api.call(conversationCalls.receiveMessages, { body: { isStopped }, token: seller });
  await receive(true);
  const { resuming } = await api.db.transaction(async (tx) => {
    // Like choosing topics, which ends the stops of an account that is locked.
    await lockAttendee(tx, sellerId);
    const waiting = receive(false);
    await untilACallWaits(api.db);
    await tx.update(attendees).set({ acceptsMessages: true }).where(eq(attendees.id, sellerId));
    return { resuming: waiting };
  });
  expect((await resuming).status).toBe(200);
  expect(await api.db.$count(messageStops)).toBe(0);
});

test.each(['stop', 'report'])('a %s while the account is erased causes no deadlock', async (wanted) => {
  const { api, sellerId, reachSeller, change } = visit;
  const named = await reachSeller();
  // Both store the same row again.
  expect((await change(named, wanted)).status).toBe(200);
  const { changing } = await api.db.transaction(async (tx) => {
    await lockAttendee(tx, sellerId);
    await tx.select().from(messageThreads).for('update');
    const waiting = change(named, wanted);
    await untilACallWaits(api.db);
    const options = { dataDir: '', now: api.clock.now(), isDryRun: true };
    await erasePerson(tx, { id: sellerId, email: null }, options);
    return { changing: waiting };
  });
  expect((await changing).code).toBe('conversation-0001');
  for (const table of [messageThreads, messageReports, messageStops]) {
    expect(await api.db.$count(table)).toBe(0);
  }
});
