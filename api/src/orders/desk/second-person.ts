import * as limits from '@summit/contract/limits/limits';
import { listBefore } from '../../organisers/public/audit.queries.ts';
import type { Tx } from '../../platform/db/db.ts';
import { readSection } from '../../settings/public/settings.queries.ts';

/**
 * From which sum on a refund needs a second person, in whole units of its currency: the lowest that was set within the last
 * day. An owner could otherwise raise it, return money alone, and set it back.
 */
export async function readSecondPersonFrom(tx: Tx, now: Date): Promise<number> {
  // The setting is read first: whatever raised it is in the record by then.
  const { secondPersonFrom } = await readSection(tx, 'refunds');
  const since = new Date(now.getTime() - limits.refundLimitDelay);
  const earlier = await listBefore(tx, 'settings/refunds', since);
  const sums = earlier.flatMap(({ secondPersonFrom: sum }) => (typeof sum === 'number' ? [sum] : []));
  return Math.min(secondPersonFrom, ...sums);
}
