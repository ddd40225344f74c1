import { videoAccess } from '@summit/api/src/content/videos/videos.tables.ts';
import { linkTokenHash } from '@summit/api/src/platform/accounts/link-token.ts';
import { cryptoTraderInvitations as traderTable } from '@summit/api/src/registration/crypto-traders/crypto-traders.tables.ts';
import { featuredInvitations as featuredTable } from '@summit/api/src/registration/featured/featured.tables.ts';
import { invitations as invitationTable } from '@summit/api/src/registration/invitations/invitations.tables.ts';
import { listings as listingTable } from '@summit/api/src/registration/listing/listings.tables.ts';
import { addVipInvitation } from '@summit/api/src/registration/public/vip.queries.ts';
import { vipPasses } from '@summit/api/src/registration/vip/vip.tables.ts';
import { vouchers as voucherTable } from '@summit/api/src/registration/vouchers/vouchers.tables.ts';
import * as limits from '@summit/contract/limits/limits';
import { type DemoAccountName, demoAccounts } from '@summit/contract/session/demo-accounts';
import { featuredInvitations } from '../event/attendees/featured.ts';
import { listedCompanies } from '../event/content/directory.ts';
import {
  cryptoTraderInvitations,
  invitations,
  listings,
  vipInvitations,
  vouchers,
} from '../event/content/invitations.ts';
import { demoTokens } from '../event/demo-links.ts';
import { getLogo } from '../event/people.ts';
import { lastingId } from '../lasting-id.ts';
import type { SeedContext } from '../seed-context.ts';
import { accountId, attendeeId } from './attendees.ts';

const day = 24 * 60 * 60 * 1000;

/** Everything that the token of a link opens: invitations, listings, vouchers, videos. */
export async function fillInvitations({ db, now, shelf }: SeedContext): Promise<void> {
  await db.insert(invitationTable).values(invitations.map((one) => toInvitation(one, now)));
  await db.insert(featuredTable).values(
    featuredInvitations.map(({ used, ...row }) => ({
      ...withHash(row),
      attendeeId: used ? attendeeId(used.by) : null,
      usedAt: used?.at,
    })),
  );
  await fillPasses(db);
  await db.insert(traderTable).values(
    cryptoTraderInvitations.map((one) => ({
      ...withHash(one),
      attendeeId: 'usedBy' in one ? accountId(one.usedBy) : null,
    })),
  );
  await db.insert(listingTable).values(listings.map(withHash));
  await db
    .insert(listingTable)
    .values(listedCompanies.map((one) => withHash({ ...one, logoUrl: getLogo(shelf, one.company) })));
  await db.insert(voucherTable).values(vouchers.map(withHash));
  await db.insert(videoAccess).values({
    id: lastingId('video access'),
    email: 'viewer@demo.summit.example',
    tokenHash: linkTokenHash(demoTokens.videos),
    requestedAt: now,
    // A demo may be used for years.
    expiresAt: new Date(now.getTime() + 100 * limits.videoLinkLifetime),
  });
}

/** Through the query that organisers' tools go through, too: it refuses a link that exists. */
async function fillPasses(db: SeedContext['db']): Promise<void> {
  for (const { takenBy = [], ...row } of vipInvitations) {
    const id = lastingId(`passes ${row.slug} ${row.code}`);
    await addVipInvitation(db, { ...row, id });
    for (const account of takenBy) {
      await db.insert(vipPasses).values({ attendeeId: accountId(account), invitationId: id });
    }
  }
}

function withHash<T extends { token: string }>({ token, ...row }: T) {
  return { ...row, id: lastingId(`link ${token}`), tokenHash: linkTokenHash(token) };
}

function toInvitation(one: (typeof invitations)[number], now: Date) {
  const { inviter, usedBy, sentDaysAgo, isWithdrawn, ...row } = one;
  return {
    ...withHash(row),
    inviterId: getId(inviter),
    attendeeId: usedBy ? accountId(usedBy) : null,
    createdAt: new Date(now.getTime() - sentDaysAgo * day),
    withdrawnAt: isWithdrawn ? now : null,
  };
}

/** Demo accounts go by the account's name, everybody else by their own. */
function getId(person: string): string {
  const isAccount = demoAccounts.some(({ name }) => name === (person as DemoAccountName));
  return isAccount ? accountId(person) : attendeeId(person);
}
