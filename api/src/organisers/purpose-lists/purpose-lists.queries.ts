import { and, asc, eq, gt, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { toDecimal } from '@summit/contract/money-and-time/money';
import type { VenueClock } from '@summit/contract/money-and-time/venue-time';
import type { Purpose } from '@summit/contract/organising/purpose-lists';
import { type InvoiceRow, invoices } from '../../orders/invoices/invoices.tables.ts';
import { packagePlaces, packages } from '../../orders/packages/packages.tables.ts';
import { letsIn } from '../../orders/public/valid-ticket.queries.ts';
import { attendees } from '../../people/attendees/attendees.tables.ts';
import { categories } from '../../people/attendees/categories.tables.ts';
import { shownPhoto } from '../../people/public/shown-photo.queries.ts';
import type { Db } from '../../platform/db/db.ts';
import { readVenueClock } from '../../settings/public/venue-clock.ts';

type Line = Record<string, unknown>;

const perBatch = 500;

const batchesOf: Record<Purpose, (db: Db) => AsyncIterable<Line[]>> = {
  caterer: (db) => people(db, isFilled('dietaryNeeds')),
  badges: (db) => people(db),
  door: (db) => people(db),
  finance: documents,
};

/** The lines of a list, a few hundred at a time, so that they are never all in memory. */
export function linesFor(db: Db, purpose: Purpose): AsyncIterable<Line[]> {
  return batchesOf[purpose](db);
}

function isFilled(need: 'dietaryNeeds'): SQL {
  return sql`trim(${attendees.profile} ->> ${sql.raw(`'${need}'`)}) <> ''`;
}

const seat = alias(packages, 'seat');

/** All attendees with a valid ticket, in the order of their ids. */
async function* people(db: Db, where?: SQL): AsyncIterable<Line[]> {
  const comes = and(letsIn(), where);
  let last: string | undefined;
  for (;;) {
    const rows = await db
      .select({ id: attendees.id, ...shownColumns })
      .from(attendees)
      .innerJoin(categories, eq(categories.id, attendees.categoryId))
      .leftJoin(
        packagePlaces,
        and(eq(packagePlaces.attendeeId, attendees.id), eq(packagePlaces.state, 'Taken')),
      )
      .leftJoin(packages, eq(packages.id, packagePlaces.packageId))
      .leftJoin(seat, eq(seat.id, packages.includesSeatOf))
      .where(and(comes, last === undefined ? undefined : gt(attendees.id, last)))
      .orderBy(asc(attendees.id))
      .limit(perBatch);
    if (rows.length > 0) yield rows;
    if (rows.length < perBatch) return;
    last = rows.at(-1)?.id;
  }
}

const name = sql<string>`${attendees.firstName} || ' ' || ${attendees.lastName}`;

const answer = (field: string) =>
  sql<string | null>`nullif(trim(${attendees.profile} ->> ${sql.raw(`'${field}'`)}), '')`;

const shownColumns = {
  name,
  firstName: attendees.firstName,
  lastName: attendees.lastName,
  badgeName: sql<string>`coalesce(${answer('badgeName')}, ${name})`,
  company: attendees.company,
  jobTitle: attendees.jobTitle,
  country: attendees.country,
  category: categories.name,
  ticketNumber: attendees.ticketNumber,
  ticket: sql<string>`concat_ws(' + ', ${packages.name}, ${seat.name})`,
  photo: shownPhoto,
  dietaryNeeds: answer('dietaryNeeds'),
  accessNeeds: answer('accessNeeds'),
};

/** Invoices and credit notes in the order of their numbers, sums as `1234.50`. */
async function* documents(db: Db): AsyncIterable<Line[]> {
  const clock = await readVenueClock(db);
  let last: InvoiceRow | undefined;
  for (;;) {
    const rows: InvoiceRow[] = await db
      .select()
      .from(invoices)
      // There is no offset, because a credit note that is issued meanwhile would shift every invoice.
      .where(last && sql`(${invoices.kind}, ${invoices.sequence}) > (${last.kind}, ${last.sequence})`)
      .orderBy(asc(invoices.kind), asc(invoices.sequence))
      .limit(perBatch);
    if (rows.length > 0) yield rows.map((row) => toDocument(row, clock));
    if (rows.length < perBatch) return;
    last = rows.at(-1);
  }
}

const documentKinds = { invoice: 'Invoice', creditNote: 'Credit note' };

function toDocument(row: InvoiceRow, clock: VenueClock): Line {
  const { buyer, issuedAt, netMinor, vatMinor, grossMinor, ...others } = row;
  const sign = row.kind === 'creditNote' ? -1 : 1;
  // Sums are numbers, so that spreadsheets can add them up; of the characters that begin a formula they have only a minus.
  const sum = (minor: number) => Number(toDecimal(sign * minor, row.currency));
  return {
    ...others,
    kind: documentKinds[row.kind],
    issuedAt: clock.day(issuedAt.toISOString()),
    buyer: buyer.name,
    address: buyer.addressLines.join(', '),
    vatId: buyer.vatId,
    net: sum(netMinor),
    vat: sum(vatMinor),
    gross: sum(grossMinor),
  };
}
