import { and, eq } from 'drizzle-orm';
import { getHeadKey, getPublicKey, isSignedBy } from '@summit/tally/log/signed-head';
import { acceptedSecrets, type ApiSecrets } from '../../platform/accounts/api-secrets.ts';
import type { Db } from '../../platform/db/db.ts';
import { ballotLeaves, ballotRules } from './ballot-log.tables.ts';

/**
 * The secret that the key of a log is derived from. A log has a single key from its first ballot to its record. While the
 * API's secret is being replaced, this is the secret that signed its first head; otherwise, and for a new log, the
 * present one.
 */
export async function secretOfLog(db: Db, log: string, secrets: ApiSecrets): Promise<string> {
  if (!secrets.secretBefore) return secrets.secret;
  const [first] = await db
    .select({
      root: ballotLeaves.root,
      signature: ballotLeaves.signature,
      rulesHash: ballotRules.rulesHash,
    })
    .from(ballotLeaves)
    .innerJoin(ballotRules, eq(ballotRules.log, ballotLeaves.log))
    .where(and(eq(ballotLeaves.log, log), eq(ballotLeaves.index, 0)));
  if (!first) return secrets.secret;
  const { rulesHash, ...signed } = first;
  const hasSigned = (secret: string) =>
    isSignedBy(getPublicKey(getHeadKey(secret)), { log, rulesHash }, { size: 1, ...signed });
  return acceptedSecrets(secrets).find(hasSigned) ?? secrets.secret;
}
