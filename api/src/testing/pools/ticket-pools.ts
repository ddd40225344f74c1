import { inArray } from 'drizzle-orm';
import * as attendeeRegistrationCalls from '@summit/contract/calls/attendee-registration';
import { packagePlaces, type PackageRow } from '../../orders/packages/packages.tables.ts';
import { takePlace } from '../../orders/public/places.queries.ts';
import type { Db } from '../../platform/db/db.ts';
import { addPackage } from './package-pool.ts';
import { addTakers, type Pool, rush } from './pool.ts';

/** The places of one package; choosing it takes one. */
export const places = ticketPool('places of a package', async (db) => [
  await addPackage(db, 'rush-places', { capacity: rush.size }),
]);

/** The seats of one gala; half of the takers choose a ticket that includes a seat, the others add it. */
export const galaSeats = ticketPool('seats at the gala', async (db) => {
  const { id: includesSeatOf } = await addPackage(db, 'rush-gala', { capacity: rush.size });
  const { id: addsTo } = await addPackage(db, 'rush-plain', {});
  return [
    await addPackage(db, 'rush-with-seat', { includesSeatOf }),
    await addPackage(db, 'rush-seat-added', { includesSeatOf, addsTo }),
  ];
});

/** A pool that several tickets share; the takers choose them in turn. */
function ticketPool(name: string, addTickets: (db: Db) => Promise<PackageRow[]>): Pool {
  return {
    name,
    lockedTable: 'packages',
    refusal: 'package-0001',
    async prepare(db) {
      const tickets = await addTickets(db);
      const ids = tickets.map(({ id }) => id);
      const people = await addTakers(db, ids.join('-'), 'PendingPackageSelection');
      const ofTickets = inArray(packagePlaces.packageId, ids);
      const wantedBy = (taker: number) => tickets[taker % tickets.length] as PackageRow;
      return {
        take: ({ db: own, clock }, taker) =>
          own.transaction((tx) => takePlace(tx, people[taker] ?? '', wantedBy(taker), clock.now())),
        request: (taker) => ({
          call: attendeeRegistrationCalls.selectPackage,
          attendeeId: people[taker],
          body: { type: wantedBy(taker).type, packageType: wantedBy(taker).kind },
        }),
        countTaken: (own) => own.$count(packagePlaces, ofTickets),
        refill: async (own) => void (await own.delete(packagePlaces).where(ofTickets)),
      };
    },
  };
}
