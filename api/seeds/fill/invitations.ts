import { limits } from '@summit/contract/limits';
import { listings as listingTable } from '../../src/listing/listings.tables.ts';
import { linkTokenHash } from '../../src/platform/link-token.ts';
import { videoAccess } from '../../src/videos/videos.tables.ts';
import { vouchers as voucherTable } from '../../src/vouchers/vouchers.tables.ts';
import { listings, vouchers } from '../demo-event/content/invitations.ts';
import { demoTokens } from '../demo-event/demo-links.ts';
import { lastingId } from '../lasting-id.ts';
import type { SeedContext } from './seed-context.ts';

/** What is opened by the token of a link: listings, vouchers, videos. */
export async function fillInvitations({ db, now }: SeedContext): Promise<void> {
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
