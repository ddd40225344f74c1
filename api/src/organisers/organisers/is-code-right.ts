import { readSigned } from '../../platform/accounts/api-secrets.ts';
import type { Platform } from '../../platform/platform.ts';
import { getOtpStep, openOtpSecret } from './one-time-codes.ts';
import { useOtpStep } from './organiser-rows.queries.ts';
import type { OrganiserRow } from './organisers.tables.ts';

/** Whether a one-time code is an organiser's at this moment. It is used up by that. */
export async function isCodeRight(
  { db, clock, config }: Pick<Platform, 'db' | 'clock' | 'config'>,
  { id, otpSecret, lastOtpStep }: OrganiserRow,
  code: string,
): Promise<boolean> {
  if (otpSecret === null) return false;
  const secret = readSigned(config, (apiSecret) => openOtpSecret(otpSecret, apiSecret));
  // Sealed with another secret of the API: the owner invites them again.
  if (secret === null) return false;
  const step = getOtpStep(secret, code, lastOtpStep, clock.now().getTime());
  return step !== null && useOtpStep(db, id, step);
}
