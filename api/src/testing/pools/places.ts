import { eq } from 'drizzle-orm';
import { attendeeRegistrationCalls } from '@summit/contract/calls/attendee-registration';
import { packagePlaces } from '../../packages/packages.tables.ts';
import { takePlace } from '../../packages/places.queries.ts';
import { addPackage } from './package-pool.ts';
import { addTakers, type Pool, rush } from './pool.ts';

/** Of one package; choosing it takes a place. */
export const places: Pool = {
  name: 'places of a package',
  lockedTable: 'packages',
  refusal: 'package-0001',
  async prepare(db) {
    const ticket = await addPackage(db, 'rush-places', { capacity: rush.size });
    const people = await addTakers(db, ticket.id, 'PendingPackageSelection');
    const ofTicket = eq(packagePlaces.packageId, ticket.id);
    return {
      take: ({ db: own, clock }, taker) =>
        own.transaction((tx) => takePlace(tx, people[taker] ?? '', ticket, clock.now())),
      request: (taker) => ({
        call: attendeeRegistrationCalls.selectPackage,
        attendeeId: people[taker],
        body: { type: ticket.type, packageType: ticket.kind },
      }),
      countTaken: (own) => own.$count(packagePlaces, ofTicket),
      refill: async (own) => void (await own.delete(packagePlaces).where(ofTicket)),
    };
  },
};
