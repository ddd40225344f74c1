import { demoAccounts, type DemoAccountName } from '@summit/contract/demo-accounts';
import { limits } from '@summit/contract/limits';
import { featuredInvitations as featuredTable } from '../../src/featured/featured.tables.ts';
import { invitations as invitationTable } from '../../src/invitations/invitations.tables.ts';
import { listings as listingTable } from '../../src/listing/listings.tables.ts';
import { linkTokenHash } from '../../src/platform/link-token.ts';
import { videoAccess } from '../../src/videos/videos.tables.ts';
import { vouchers as voucherTable } from '../../src/vouchers/vouchers.tables.ts';
import { featuredInvitations } from '../demo-event/attendees/featured.ts';
import { invitations, listings, vouchers } from '../demo-event/content/invitations.ts';
import { demoTokens } from '../demo-event/demo-links.ts';
import { lastingId } from '../lasting-id.ts';
import { accountId, attendeeId } from './attendees.ts';
import type { SeedContext } from '../seed-context.ts';

const day = 24 * 60 * 60 * 1000;

/** What is opened by the token of a link: invitations, listings, vouchers, videos. */
export async function fillInvitations({ db, now }: SeedContext): Promise<void> {
  await db.insert(invitationTable).values(invitations.map((one) => toInvitation(one, now)));
  await db.insert(featuredTable).values(
    featuredInvitations.map(({ used, ...row }) => ({
      ...withHash(row),
      attendeeId: used ? attendeeId(used.by) : null,
      usedAt: used?.at,
    })),
  );
  await db.insert(listingTable).values(listings.map(withHash));
  await db.insert(voucherTable).values(vouchers.map(withHash));
  await db.insert(videoAccess).values({
    id: lastingId('video access'),
    email: 'viewer@demo.summit.example',
    tokenHash: linkTokenHash(demoTokens.videos),
    requestedAt: now,
    // A demo may be looked at for years.
    expiresAt: new Date(now.getTime() + 100 * limits.videoLinkLifetime),
  });
}

function withHash<T extends { token: string }>({ token, ...row }: T) {
  return { ...row, id: lastingId(`link ${token}`), tokenHash: linkTokenHash(token) };
}

function toInvitation(one: (typeof invitations)[number], now: Date) {
  const { inviter, usedBy, sentDaysAgo, isWithdrawn, ...row } = one;
  return {
    ...withHash(row),
    inviterId: idOf(inviter),
    attendeeId: usedBy ? accountId(usedBy) : null,
    createdAt: new Date(now.getTime() - sentDaysAgo * day),
    withdrawnAt: isWithdrawn ? now : null,
  };
}

/** Demo accounts go by the account's name, everybody else by their own. */
function idOf(person: string): string {
  const isAccount = demoAccounts.some(({ name }) => name === (person as DemoAccountName));
  return isAccount ? accountId(person) : attendeeId(person);
}
