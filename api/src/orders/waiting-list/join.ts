import { mailLinks } from '@summit/contract/session/mail-links';
import type { AttendeeRow } from '../../people/attendees/attendees.tables.ts';
import { linkTokenHash, newLinkToken } from '../../platform/accounts/link-token.ts';
import type { Tx } from '../../platform/db/db.ts';
import type { Platform } from '../../platform/platform.ts';
import { Failure } from '../../platform/responses/failure.ts';
import { readSection } from '../../settings/public/settings.queries.ts';
import { lockPools } from '../packages/pools.queries.ts';
import { offersEnd } from '../packages/sale-window.ts';
import { listPackages, readSaleWindow } from '../public/packages.queries.ts';
import { addEntry } from './entries.queries.ts';
import { mailWaiting } from './waiting-list-mails.ts';

interface JoinRequest {
  packageType: string;
  email: string;
  /** Null: the visitor has no registration. */
  attendee: AttendeeRow | null;
}

/**
 * Adds a visitor to the end of the waiting list of a package that is sold out, and confirms it by email. False when the
 * address is on the list already.
 */
export async function join(
  platform: Platform,
  tx: Tx,
  { packageType, email, attendee }: JoinRequest,
): Promise<boolean> {
  const now = platform.clock.now();
  const { isEnabled } = (await readSection(tx, 'ticketCare')).waitingList;
  if (!isEnabled) throw new Failure('waiting-list-0004');
  const { packages } = await listPackages(tx, { page: 0, itemsOnPage: 9999 }, now);
  const known = packages.find(({ type }) => type === packageType);
  if (!known) throw new Failure('fm.cms-0048');
  await lockPools(tx, known);
  const sale = await readSaleWindow(tx, known.id);
  if (!sale || now >= offersEnd(sale)) throw new Failure('waiting-list-0005');
  const current = await listPackages(tx, { page: 0, itemsOnPage: 9999 }, now);
  if (current.packages.find(({ id }) => id === known.id)?.placesLeft !== 0) {
    throw new Failure('waiting-list-0001');
  }
  const token = newLinkToken();
  const entry = {
    packageId: known.id,
    email,
    attendeeId: attendee?.id ?? null,
    tokenHash: linkTokenHash(token),
    joinedAt: now,
  };
  if (!(await addEntry(tx, entry))) return false;
  const page = mailLinks.waitingList(token);
  const firstName = attendee?.firstName ?? null;
  await mailWaiting(platform, tx, { to: email, firstName, page, ticket: known.name });
  return true;
}
