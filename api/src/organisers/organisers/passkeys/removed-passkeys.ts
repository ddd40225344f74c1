import type { Tx } from '../../../platform/db/db.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { OrganiserRow } from '../organisers.tables.ts';
import { mailPasskey } from './passkey-record.ts';
import { deletePasskeys } from './passkey-rows.queries.ts';

/** Removes all passkeys of an organiser who sets themselves up again. Returns how many they were. */
export async function removeAllPasskeys(
  tx: Tx,
  platform: Pick<Platform, 'mail' | 'config'>,
  organiser: OrganiserRow,
): Promise<number> {
  const names = await deletePasskeys(tx, organiser.id);
  if (names.length > 0) await mailPasskey(tx, platform, organiser, 'removed', names.join(', '));
  return names.length;
}
