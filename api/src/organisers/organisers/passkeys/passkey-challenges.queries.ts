import { and, eq, gt, isNull, lte } from 'drizzle-orm';
import * as limits from '@summit/contract/limits/limits';
import { linkTokenHash } from '../../../platform/accounts/link-token.ts';
import type { Db } from '../../../platform/db/db.ts';
import { passkeyChallenges } from './passkeys.tables.ts';

/** The condition for using a challenge: it belongs to the session of a token, or, with null, to a login. */
type For = string | null;

/** Stores the hash of a challenge that a browser gets. */
export async function storeChallenge(db: Db, challenge: string, sessionToken: For, now: Date): Promise<void> {
  await db.delete(passkeyChallenges).where(lte(passkeyChallenges.expiresAt, now));
  await db.insert(passkeyChallenges).values({
    challengeHash: linkTokenHash(challenge),
    sessionHash: sessionToken === null ? null : linkTokenHash(sessionToken),
    expiresAt: new Date(now.getTime() + limits.passkeyChallenge),
  });
}

/** Uses a challenge up. False: it is not ours, was used already, is too old, or was given to another session. */
export async function takeChallenge(
  db: Db,
  challenge: string,
  sessionToken: For,
  now: Date,
): Promise<boolean> {
  const { challengeHash, sessionHash, expiresAt } = passkeyChallenges;
  const isTheirs = sessionToken === null ? isNull(sessionHash) : eq(sessionHash, linkTokenHash(sessionToken));
  const taken = await db
    .delete(passkeyChallenges)
    .where(and(eq(challengeHash, linkTokenHash(challenge)), gt(expiresAt, now), isTheirs))
    .returning({ challengeHash });
  return taken.length > 0;
}
