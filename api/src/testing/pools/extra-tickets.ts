import { eq } from 'drizzle-orm';
import * as attendeeRegistrationCalls from '@summit/contract/calls/attendee-registration';
import { packagePlaces } from '../../orders/packages/packages.tables.ts';
import { attendees } from '../../people/attendees/attendees.tables.ts';
import { addAttendee } from '../../people/public/attendees.queries.ts';
import { linkTokenHash } from '../../platform/accounts/link-token.ts';
import type { Db } from '../../platform/db/db.ts';
import { invitations } from '../../registration/invitations/invitations.tables.ts';
import { takeExtraTicket } from '../../registration/invitations/take-extra-ticket.ts';
import { addPackage } from './package-pool.ts';
import { firstStep, forEachTaker, person, type Pool, removeRegistered, rush } from './pool.ts';

const pool = 'rush-extra';
const getToken = (taker: number) => `${pool}-${taker}`;

/** The extra tickets of one holder; the first step of an invited attendee takes one. */
export const extraTickets: Pool = {
  name: 'extra tickets of a package',
  lockedTable: 'attendees',
  refusal: 'invited-attendee-submit-0001',
  async prepare(db) {
    const holderId = await addHolder(db);
    const links = forEachTaker((taker) => ({
      inviterId: holderId,
      email: person(pool, taker).email,
      tokenHash: linkTokenHash(getToken(taker)),
    }));
    await db.insert(invitations).values(links);
    return {
      take: ({ db: own }, taker) =>
        own.transaction((tx) =>
          takeExtraTicket(tx, getToken(taker), async ({ id: invitedByAttendeeId, categoryId }) => {
            const guest = await addAttendee(tx, { ...person(pool, taker), categoryId, invitedByAttendeeId });
            if (!guest) throw new Error('The guest was not added.');
            return guest;
          }),
        ),
      request: (taker) => ({
        call: attendeeRegistrationCalls.invitedStepOne,
        body: { ...firstStep(pool, taker), token: getToken(taker) },
      }),
      countTaken: (own) => own.$count(attendees, eq(attendees.invitedByAttendeeId, holderId)),
      refill: (own) => removeRegistered(own, pool),
    };
  },
};

/** An attendee with extra tickets. */
async function addHolder(db: Db): Promise<string> {
  const ticket = await addPackage(db, pool, { extraTickets: rush.size });
  const holder = {
    firstName: 'Ada',
    lastName: 'Holder',
    email: `holder@${pool}.example`,
    categoryId: 'bank',
  };
  const added = await addAttendee(db, { ...holder, registrationStatus: 'Completed' });
  if (!added) throw new Error('The holder was not added.');
  await db.insert(packagePlaces).values({ attendeeId: added.id, packageId: ticket.id, state: 'Taken' });
  return added.id;
}
