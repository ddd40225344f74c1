import { and, asc, eq, inArray, lte } from 'drizzle-orm';
import { href } from '@summit/contract/href';
import { mailLinks } from '@summit/contract/mail-links';
import * as pages from '@summit/contract/site-map';
import { findAttendee } from '../attendees/attendees.queries.ts';
import { issueOneTimeToken } from '../auth/one-time-tokens.queries.ts';
import { findPackageById } from '../packages/packages.queries.ts';
import { waitingList, type WaitingRow } from '../packages/packages.tables.ts';
import { countFree, lockPools } from '../packages/pools.queries.ts';
import type { Db, Tx } from '../platform/db/db.ts';
import { linkTokenHash, newLinkToken } from '../platform/link-token.ts';
import type { Platform } from '../platform/platform.ts';
import { readSection } from '../settings/settings.queries.ts';
import { mailOffer } from './waiting-list-mails.queries.ts';

/** Offers every place that is free to those who wait for it, in their order, and passes on what nobody took in time. */
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
    const missed = await endMissedOffers(tx, packageId, now);
    const next = await listNext(tx, packageId, await countFree(tx, pools, now));
    const { offerHours } = (await readSection(tx, 'ticketCare')).waitingList;
    const until = new Date(now.getTime() + offerHours * 3_600_000);
    for (const entry of next) {
      await offer(platform, tx, entry, until);
    }
    return missed + next.length > 0;
  });
  if (changed) responseCache.drop('packages');
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
  const token = newLinkToken();
  await tx
    .update(waitingList)
    .set({ state: 'Offered', offeredUntil: until, tokenHash: linkTokenHash(token) })
    .where(eq(waitingList.id, entry.id));
  const ticket = await findPackageById(tx, entry.packageId);
  const attendee = entry.attendeeId ? await findAttendee(tx, entry.attendeeId) : null;
  const now = platform.clock.now();
  const page = attendee
    ? href(pages.registrationPackages, {
        search: { type: ticket?.type ?? '', loginToken: await issueOneTimeToken(tx, 'login', attendee, now) },
      })
    : mailLinks.waitingList(token);
  await mailOffer(platform, tx, {
    to: attendee?.email ?? entry.email,
    firstName: attendee?.firstName ?? null,
    page,
    ticket: ticket?.name ?? '',
    until,
  });
}
