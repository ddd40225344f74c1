import { and, eq, isNotNull } from 'drizzle-orm';
import { type ApiSecrets, readSigned } from '../../platform/accounts/api-secrets.ts';
import type { Db } from '../../platform/db/db.ts';
import { openOtpSecret, sealOtpSecret } from './one-time-codes.ts';
import { organisers } from './organisers.tables.ts';

/**
 * Seals the secrets of organisers' authenticators with the API's present secret where the previous one had sealed them,
 * so that they can log in once that one is no longer accepted. What no accepted secret opens stays as it is.
 */
export async function resealOtpSecrets(db: Db, secrets: ApiSecrets): Promise<void> {
  if (!secrets.secretBefore) return;
  const rows = await db.select().from(organisers).where(isNotNull(organisers.otpSecret));
  for (const { id, otpSecret: stored } of rows) {
    if (stored === null || openOtpSecret(stored, secrets.secret) !== null) continue;
    const opened = readSigned(secrets, (secret) => openOtpSecret(stored, secret));
    if (opened === null) continue;
    await db
      .update(organisers)
      .set({ otpSecret: sealOtpSecret(opened, secrets.secret) })
      // An authenticator that was set up meanwhile is not overwritten.
      .where(and(eq(organisers.id, id), eq(organisers.otpSecret, stored)));
  }
}
