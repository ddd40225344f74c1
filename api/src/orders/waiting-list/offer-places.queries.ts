import { and, asc, eq, exists, gt, inArray, lte, or } from 'drizzle-orm';
import { mailLinks } from '@summit/contract/session/mail-links';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { type AttendeeRow, attendees } from '../../people/attendees/attendees.tables.ts';
import { findAttendee } from '../../people/public/attendees.queries.ts';
import { issueOneTimeToken } from '../../people/public/one-time-tokens.queries.ts';
import { writeRowToken } from '../../platform/accounts/row-token.ts';
import type { Db, Tx } from '../../platform/db/db.ts';
import type { Platform } from '../../platform/platform.ts';
import { readSection } from '../../settings/public/settings.queries.ts';
import { waitingList, type WaitingRow } from '../packages/packages.tables.ts';
import { countFree, lockPools } from '../packages/pools.queries.ts';
import { offerEnd, offersEnd } from '../packages/sale-window.ts';
import { findPackageById, readSaleWindow } from '../public/packages.queries.ts';
import { mailClosed, mailOffer } from './waiting-list-mails.ts';

/** Offers every free place to those who wait for it, in their order, and passes on offers that expired. */
export async function offerAllPlaces(platform: Platform): Promise<void> {
  const { db } = platform;
  const open = inArray(waitingList.state, ['Waiting', 'Offered']);
  const waited = await db.selectDistinct({ id: waitingList.packageId }).from(waitingList).where(open);
  for (const { id } of waited) {
    await offerPlaces(platform, id);
  }
}

/**
 * The same for one package, in one transaction under the lock that every taken place needs: as many offers as there are
 * places, however many calls come at once.
 */
async function offerPlaces(platform: Platform, packageId: string): Promise<void> {
  const { db, clock, responseCache } = platform;
  const changed = await db.transaction(async (tx) => {
    const ticket = await findPackageById(tx, packageId);
    const pools = await lockPools(tx, ticket ?? { id: packageId });
    const now = clock.now();
    const sale = await readSaleWindow(tx, packageId);
    if (!ticket || !sale) return false;
    // Organisers may have brought the end of the sale forward.
    await shortenOffers(tx, packageId, sale.until);
    const useless = await endUselessEntries(tx, packageId);
    const missed = await endMissedOffers(tx, packageId, now);
    const { offerHours } = (await readSection(tx, 'ticketCare')).waitingList;
    const until = offerEnd(sale, offerHours, now);
    const isClosed = now > offersEnd(sale);
    const places = until === null ? 0 : await countFree(tx, pools, now);
    const next = await listNext(tx, packageId, isClosed ? Infinity : places);
    for (const entry of next) {
      await (until === null ? close(platform, tx, entry, ticket.name) : offer(platform, tx, entry, until));
    }
    return useless + missed + next.length > 0;
  });
  if (changed) responseCache.drop('packages');
}

/** No offer outlives the sale. */
async function shortenOffers(tx: Tx, packageId: string, until: Date): Promise<void> {
  const isLonger = and(eq(waitingList.state, 'Offered'), gt(waitingList.offeredUntil, until));
  await tx
    .update(waitingList)
    .set({ offeredUntil: until })
    .where(and(eq(waitingList.packageId, packageId), isLonger));
}

/** Informs those who still wait when nothing can be offered any more; places that become free then are for anyone. */
async function close(platform: Platform, tx: Tx, entry: WaitingRow, ticket: string): Promise<void> {
  await tx.update(waitingList).set({ state: 'Closed' }).where(eq(waitingList.id, entry.id));
  const attendee = entry.attendeeId ? await findAttendee(tx, entry.attendeeId) : null;
  await mailClosed(platform, tx, {
    to: attendee?.email ?? entry.email,
    firstName: attendee?.firstName ?? null,
    page: href(pages.registration),
    ticket,
  });
}

/**
 * Removes people who could not choose a place, because they have a ticket by now or may not log in: it would be held for
 * them without use.
 */
async function endUselessEntries(tx: Tx, packageId: string): Promise<number> {
  // An attendee who registered with the address of a waiting person, and has not confirmed it, does not end that entry.
  const hasAddress = and(
    eq(attendees.emailKey, waitingList.emailKey),
    eq(attendees.confirmedEmail, attendees.email),
  );
  const isTheirs = or(eq(attendees.id, waitingList.attendeeId), hasAddress);
  const hasTicket = eq(attendees.registrationStatus, 'Completed');
  const cannotChoose = or(hasTicket, attendees.isBlocked, attendees.loginIsDisabled);
  const owners = tx.select({ id: attendees.id }).from(attendees).where(and(isTheirs, cannotChoose));
  const open = inArray(waitingList.state, ['Waiting', 'Offered']);
  const rows = await tx
    .update(waitingList)
    .set({ state: 'Left' })
    .where(and(eq(waitingList.packageId, packageId), open, exists(owners)))
    .returning({ id: waitingList.id });
  return rows.length;
}

async function endMissedOffers(tx: Tx, packageId: string, now: Date): Promise<number> {
  const isOver = and(eq(waitingList.state, 'Offered'), lte(waitingList.offeredUntil, now));
  const rows = await tx
    .update(waitingList)
    .set({ state: 'Missed' })
    .where(and(eq(waitingList.packageId, packageId), isOver))
    .returning({ id: waitingList.id });
  return rows.length;
}

async function listNext(db: Db, packageId: string, places: number): Promise<WaitingRow[]> {
  const waiting = await db
    .select()
    .from(waitingList)
    .where(and(eq(waitingList.packageId, packageId), eq(waitingList.state, 'Waiting')))
    .orderBy(asc(waitingList.position));
  return waiting.slice(0, places);
}

/** Attendees get a link that logs them in at the tickets; others one that shows their entry. */
async function offer(platform: Platform, tx: Tx, entry: WaitingRow, until: Date): Promise<void> {
  await tx
    .update(waitingList)
    .set({ state: 'Offered', offeredUntil: until })
    .where(eq(waitingList.id, entry.id));
  const ticket = await findPackageById(tx, entry.packageId);
  const attendee = entry.attendeeId ? await findAttendee(tx, entry.attendeeId) : null;
  const page = attendee
    ? await getTicketsPage(platform, tx, attendee, ticket?.type ?? '')
    : mailLinks.waitingList(writeRowToken(platform.config, 'waiting list', entry.id));
  await mailOffer(platform, tx, {
    to: attendee?.email ?? entry.email,
    firstName: attendee?.firstName ?? null,
    page,
    ticket: ticket?.name ?? '',
    until,
  });
}

async function getTicketsPage(
  { clock }: Platform,
  tx: Tx,
  attendee: AttendeeRow,
  type: string,
): Promise<string> {
  // No email logs an organiser in.
  if (attendee.organiserRole) return href(pages.registrationPackages, { search: { type } });
  return mailLinks.packages(await issueOneTimeToken(tx, 'login', attendee, clock.now()), type);
}
