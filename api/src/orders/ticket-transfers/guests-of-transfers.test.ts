import { afterEach, beforeEach, expect, test } from 'vitest';
import { addAttendee, lockAttendee } from '../../people/public/attendees.queries.ts';
import { untilACallWaits } from '../../testing/until-a-call-waits.ts';
import { getAddress, openTransferVisit, type TransferVisit } from '../../testing/visits/transfer-visit.ts';

let visit: TransferVisit;

beforeEach(async () => {
  visit = await openTransferVisit();
});
afterEach(() => visit.close());

test('a transfer and what locks the holder with a guest, such as a message, cause no deadlock', async () => {
  const { db } = visit.api;
  const { id, categoryId } = await visit.getRow(getAddress('sell'));
  const guest = {
    // The first of all ids.
    id: '00000000-0000-4000-8000-000000000001',
    email: 'june@fresh.example',
    firstName: 'June',
    lastName: 'Okafor',
    invitedByAttendeeId: id,
  };
  await addAttendee(db, { ...guest, categoryId });
  const { token } = await visit.offered('sell');
  const { taking } = await db.transaction(async (tx) => {
    await lockAttendee(tx, guest.id);
    const waiting = visit.take(token);
    await untilACallWaits(db);
    await lockAttendee(tx, id);
    return { taking: waiting };
  });
  expect((await taking).status).toBe(200);
  expect((await visit.getRow(guest.email)).invitedByAttendeeId).not.toBe(id);
});
