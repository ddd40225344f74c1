import { and, asc, eq, isNull, or, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type * as attendeeRegistrationCalls from '@summit/contract/calls/attendee-registration';
import type * as packageCalls from '@summit/contract/calls/packages';
import type { CategoryType } from '@summit/contract/registration/attendee-types';
import type { QueryOf, ResponseOf } from '@summit/contract/requests/call';
import type { Db } from '../../platform/db/db.ts';
import { onePageOf } from '../../platform/db/one-page.ts';
import { readSection, readSections } from '../../settings/public/settings.queries.ts';
import { listOffers } from '../packages/offers.queries.ts';
import { type PackageRow, packages } from '../packages/packages.tables.ts';
import { type EventDays, getSaleWindow, isOpen, type SaleWindow } from '../packages/sale-window.ts';
import { type TicketPackage, toTicketPackage } from '../packages/ticket-package.ts';
import { findOrderFor } from './orders.queries.ts';
import { countPlacesLeft, findChosenPackage } from './places.queries.ts';

const plainTickets = alias(packages, 'plain_tickets');

/** The category of an attendee, as far as packages care. */
interface CategoryFacts {
  id: string;
  type: CategoryType;
}

/** One page of all packages, in the organisers' order. */
export async function listPackages(db: Db, query: QueryOf<typeof packageCalls.packages>, now: Date) {
  const category = query['filter.Category.Id.Equals'];
  const type = query['filter.Category.Type.Equals'];
  const wanted = and(
    category ? eq(packages.categoryId, category) : undefined,
    type ? eq(packages.categoryType, type as CategoryType) : undefined,
  );
  const all = await readPackages(db, wanted, now);
  const { rows, counts } = onePageOf(all, query);
  return { packages: rows, ...counts };
}

/**
 * The packages of an attendee's category, and which one they chose, at the price that holds while they pay for it. A place on
 * offer to them is available to them.
 */
export async function packagesFor(
  db: Db,
  attendeeId: string,
  category: CategoryFacts,
  now: Date,
): Promise<ResponseOf<typeof attendeeRegistrationCalls.attendeePackages>> {
  const chosen = await findChosenPackage(db, attendeeId, now);
  const offered = new Set((await listOffers(db, attendeeId, now)).map(({ packageId }) => packageId));
  const order = chosen && (await findOrderFor(db, attendeeId, chosen.id));
  const held = order?.state === 'awaiting' ? order : null;
  const packages = await getPackages(db, category, now);
  return {
    packages: packages.map((one) => ({
      ...one,
      ...(held?.packageId === one.id && { price: held.priceMinor }),
      ...(offered.has(one.id) && { placesLeft: 1, isAvailable: true }),
    })),
    selectedType: chosen?.type ?? null,
  };
}

/** The packages of a category, on sale or not. */
export function getPackages(db: Db, category: CategoryFacts, now: Date): Promise<TicketPackage[]> {
  return readPackages(db, isFor(category), now);
}

/** The package of this type, when it is for this category; `isOnSale` says whether it can be chosen now. */
export async function findPackageFor(db: Db, type: string, category: CategoryFacts, now: Date) {
  const [found] = await withPlainTicket(db).where(and(eq(packages.type, type), isFor(category)));
  return found
    ? { ...found.ticket, isOnSale: isOpen(getWindow(found, await readSection(db, 'event')), now) }
    : null;
}

/** When a package is on sale. */
export async function readSaleWindow(db: Db, packageId: string): Promise<SaleWindow | null> {
  const [found] = await withPlainTicket(db).where(eq(packages.id, packageId));
  return found ? getWindow(found, await readSection(db, 'event')) : null;
}

/** The package with this id, or null. */
export async function findPackageById(db: Db, id: string): Promise<PackageRow | null> {
  const [row] = await db.select().from(packages).where(eq(packages.id, id));
  return row ?? null;
}

async function readPackages(db: Db, wanted: SQL | undefined, now: Date): Promise<TicketPackage[]> {
  const rows = await withPlainTicket(db)
    .where(wanted)
    .orderBy(asc(packages.position), asc(packages.priceMinor), asc(packages.id));
  const left = await countPlacesLeft(db, now);
  const { invoicing, event } = await readSections(db, ['invoicing', 'event']);
  return rows.map((row) =>
    toTicketPackage(row.ticket, {
      placesLeft: left.get(row.ticket.id) ?? null,
      isOnSaleNow: isOpen(getWindow(row, event), now),
      vatBasisPoints: invoicing.vatBasisPoints,
    }),
  );
}

/** Packages, each with the plain ticket that it adds something to. */
function withPlainTicket(db: Db) {
  return db
    .select({ ticket: packages, plain: plainTickets })
    .from(packages)
    .leftJoin(plainTickets, eq(plainTickets.id, packages.addsTo));
}

/** What is added to a ticket is on sale no longer than the ticket itself. */
function getWindow(row: { ticket: PackageRow; plain: PackageRow | null }, event: EventDays): SaleWindow {
  return getSaleWindow([row.ticket, row.plain], event);
}

function isFor({ id, type }: CategoryFacts): SQL | undefined {
  return and(eq(packages.categoryType, type), or(isNull(packages.categoryId), eq(packages.categoryId, id)));
}
