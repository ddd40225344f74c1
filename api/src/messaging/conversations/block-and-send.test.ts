import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { erasePerson } from '../../people/personal-data/erase-person.queries.ts';
import { type ConversationVisit, openConversationVisit } from '../../testing/visits/conversation-visit.ts';
import { messageThreads } from './messaging.tables.ts';
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
