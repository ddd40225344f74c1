import type { Tx } from '../../../platform/db/db.ts';
import type { Platform } from '../../../platform/platform.ts';
import { audit } from '../../public/audit.queries.ts';
import type { OrganiserRow } from '../organisers.tables.ts';
import { mailPasskey } from './passkey-record.ts';
import { deletePasskeys } from './passkey-rows.queries.ts';

/** Removes all passkeys of an organiser who sets themselves up again. */
export async function removeAllPasskeys(
  tx: Tx,
  platform: Pick<Platform, 'clock' | 'mail' | 'config'>,
  organiser: OrganiserRow,
): Promise<void> {
  const names = await deletePasskeys(tx, organiser.id);
  if (names.length === 0) return;
  const change = { call: 'organiserSetUp', subject: `organisers/${organiser.id}/passkeys` };
  const counts = { before: { passkeys: names.length }, after: { passkeys: 0 } };
  await audit(tx, organiser, { ...change, ...counts }, platform.clock.now());
  await mailPasskey(tx, platform, organiser, 'removed', names.join(', '));
}
