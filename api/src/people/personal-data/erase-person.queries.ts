import { and, eq, type SQL, sql } from 'drizzle-orm';
import type * as personalDataCalls from '@summit/contract/calls/personal-data';
import { stayReasons } from '@summit/contract/organising/personal-data';
import type { ResponseOf } from '@summit/contract/requests/call';
import {
  lockStoredPicture,
  removeStoredPicture,
  storedPictureName,
} from '../../content/public/media.queries.ts';
import { orders } from '../../orders/payments/payments.tables.ts';
import { cancelTicket } from '../../orders/public/cancelled-tickets.queries.ts';
import { countPictureUses } from '../../organisers/public/picture-uses.queries.ts';
import type { Tx } from '../../platform/db/db.ts';
import { Failure } from '../../platform/responses/failure.ts';
import { giveUpEverything } from '../../registration/public/give-up-place.queries.ts';
import { type AttendeeRow, attendees } from '../attendees/attendees.tables.ts';
import { uploadedPhotos } from '../photos/photos.tables.ts';
import { lockAttendee } from '../public/attendees.queries.ts';
import type { Person } from './person.ts';
import type { Emptied } from './personal-table.ts';
import { hasAddress, isOfPerson, type SearchedTable, searchedTables } from './rows-of-person.queries.ts';

type Erasure = ResponseOf<typeof personalDataCalls.erasePerson>;

interface Options {
  dataDir: string;
  now: Date;
  /** Whether this is a trial run: it leaves files alone, because they could not be restored. */
  isDryRun: boolean;
}

/**
 * Erases a person from every table, in one transaction. The row of an account stays without anything that names its
 * owner, because invoices, orders and ballots refer to it.
 * @throws privacy-0001 while a payment is under way
 */
export async function erasePerson(tx: Tx, person: Person, options: Options): Promise<Erasure> {
  const attendee = person.id === null ? null : await lockAttendee(tx, person.id);
  const photos = attendee ? await getFiles(tx, attendee) : [];
  if (attendee) await endTicket(tx, attendee, options.now);
  const tables: Erasure['tables'] = [];
  for (const table of searchedTables) {
    const rows = await eraseFrom(tx, table, person);
    if (rows > 0) tables.push({ table: table.name, rows, ...getOutcome(table) });
  }
  if (attendee) {
    const ended = { erasedAt: options.now, tokensCountFrom: options.now, updatedAt: options.now };
    await tx.update(attendees).set(ended).where(eq(attendees.id, attendee.id));
  }
  return { hasAccount: attendee !== null, tables, files: await removeFiles(tx, photos, options) };
}

/** Cancels the ticket: its code opens no door any more and its place is free, because the account has no owner now. */
async function endTicket(tx: Tx, attendee: AttendeeRow, now: Date): Promise<void> {
  const isPaying = and(eq(orders.attendeeId, attendee.id), eq(orders.state, 'awaiting'), hasOpenPayment);
  if ((await tx.$count(orders, isPaying)) > 0) throw new Failure('privacy-0001');
  if (attendee.erasedAt !== null) return;
  await giveUpEverything(tx, attendee, now);
  await cancelTicket(tx, attendee, 'cancelled', now);
}

const hasOpenPayment = sql`exists (select from payments where payments.order_id = ${orders.id} and payments.state = 'open')`;

/** @returns how many rows there were */
async function eraseFrom(tx: Tx, { name, by, erasure }: SearchedTable, person: Person): Promise<number> {
  const [table, isTheirs] = [sql.identifier(name), isOfPerson(by, person)];
  if (erasure === 'remove') return countOf(await tx.execute(sql`delete from ${table} where ${isTheirs}`));
  if ('stays' in erasure) return countOf(await tx.execute(sql`select from ${table} where ${isTheirs}`));
  return countOf(
    await tx.execute(
      sql`update ${table} set ${sql.join(emptiedColumns(erasure, person), sql`, `)} where ${isTheirs}`,
    ),
  );
}

function emptiedColumns({ empty = {}, items }: Emptied, person: Person): SQL[] {
  const columns = Object.entries(empty).map(
    ([column, value]) => sql`${sql.identifier(column)} = ${sql.raw(value)}`,
  );
  if (!items) return columns;
  const list = sql.identifier(items);
  const others = sql`(select coalesce(jsonb_agg(item), '[]') from jsonb_array_elements(${list}) item
    where not ${hasAddress(sql`item`, person)})`;
  return [...columns, sql`${list} = ${others}`];
}

function countOf({ rowCount }: { rowCount: number | null }): number {
  return rowCount ?? 0;
}

function getOutcome({ erasure }: SearchedTable): Pick<Erasure['tables'][number], 'outcome' | 'reason'> {
  if (erasure === 'remove') return { outcome: 'removed', reason: null };
  if ('stays' in erasure) return { outcome: 'stays', reason: stayReasons[erasure.stays] };
  return { outcome: 'emptied', reason: erasure.why ? stayReasons[erasure.why] : null };
}

async function getFiles(tx: Tx, { id, imageUrl }: AttendeeRow): Promise<ReadonlySet<string>> {
  const uploads = await tx.select().from(uploadedPhotos).where(eq(uploadedPhotos.attendeeId, id));
  const portrait = imageUrl === null ? null : storedPictureName(imageUrl);
  return new Set([...uploads.map(({ fileName }) => fileName), ...(portrait ? [portrait] : [])]);
}

/** Last of all, because a file that is gone stays gone. Always in the same order, so that no two erasures wait for each other. */
async function removeFiles(tx: Tx, names: Iterable<string>, options: Options): Promise<number> {
  let removed = 0;
  for (const name of [...names].sort()) {
    await lockStoredPicture(tx, name);
    if ((await countPictureUses(tx, name)) > 0) continue;
    if (!options.isDryRun) await removeStoredPicture(options.dataDir, name);
    removed += 1;
  }
  return removed;
}
