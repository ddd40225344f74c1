import { readSigned } from '../../platform/accounts/api-secrets.ts';
import type { Platform } from '../../platform/platform.ts';
import { getOtpStep, openOtpSecret } from './one-time-codes.ts';
import { useOtpStep } from './organiser-rows.queries.ts';
import type { OrganiserRow } from './organisers.tables.ts';

/** Whether a one-time code is valid for an organiser at this moment. A valid code is used up. */
export async function isCodeRight(
  { db, clock, config }: Pick<Platform, 'db' | 'clock' | 'config'>,
  { id, otpSecret, lastOtpStep }: OrganiserRow,
  code: string,
): Promise<boolean> {
  if (otpSecret === null) return false;
  const secret = readSigned(config, (apiSecret) => openOtpSecret(otpSecret, apiSecret));
  // It was sealed with a secret that the API no longer has: an owner has to invite them again.
  if (secret === null) return false;
  const step = getOtpStep(secret, code, lastOtpStep, clock.now().getTime());
  return step !== null && useOtpStep(db, id, step);
}
