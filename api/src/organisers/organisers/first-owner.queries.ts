import { isNull } from 'drizzle-orm';
import { email as emailRule } from '@summit/contract/forms/rules';
import * as limits from '@summit/contract/limits/limits';
import { isPermitted } from '@summit/contract/session/organisers';
import { linkTokenHash, newLinkToken } from '../../platform/accounts/link-token.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/db.ts';
import { lockOrganisers } from './organiser-rows.queries.ts';
import { organisers } from './organisers.tables.ts';

/**
 * Adds the organiser who can add the others, or invites them again while they have not set themselves up.
 * @returns the token that they set themselves up with
 * @throws an Error when the address is none, or the event has an owner already
 */
export async function addFirstOwner(
  { db, clock }: { db: Db; clock: Clock },
  { email, name }: { email: string; name: string },
): Promise<string> {
  const address = emailRule().validateSync(email);
  const now = clock.now();
  const token = newLinkToken();
  const invitation = {
    name,
    setUpTokenHash: linkTokenHash(token),
    setUpExpiresAt: new Date(now.getTime() + limits.organiserInvitation),
  };
  await db.transaction(async (tx) => {
    const owner = (await lockOrganisers(tx)).find(
      ({ roles, passwordHash }) => passwordHash !== null && isPermitted(roles, 'organisers.change'),
    );
    if (owner) {
      throw new Error(`${owner.name} <${owner.email}> can add organisers: npm run organise -- people add`);
    }
    // Organisers who have not set themselves up cannot log in: they are replaced by this one.
    await tx.delete(organisers).where(isNull(organisers.passwordHash));
    await tx.insert(organisers).values({ email: address, roles: ['owner'], createdAt: now, ...invitation });
  });
  return token;
}
