import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  type ConversationVisit,
  openConversationVisit,
  sellerEmail,
} from '../../testing/visits/conversation-visit.ts';
import { lockPeople } from './people.queries.ts';

let visit: ConversationVisit;

beforeEach(async () => {
  visit = await openConversationVisit();
});
afterEach(() => visit.api.close());

test.each(['block', 'stop'])('a %s waits for a message that is being sent', async (wanted) => {
  const { api, sellerId, writeToSeller, change, getLink } = visit;
  await writeToSeller();
  const named = { token: await getLink(sellerEmail) };
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
