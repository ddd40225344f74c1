import type { Tx } from '../../platform/db/db.ts';
import { lockSection, readSection, writeSection } from './settings.queries.ts';

/**
 * Counts a change that pages may show, in its transaction. Other counters wait until it ends, so that no number becomes
 * visible before a smaller one.
 */
export async function countContentChange(tx: Tx, now: Date): Promise<void> {
  await lockSection(tx, 'contentRevision');
  await writeSection(tx, 'contentRevision', (await readSection(tx, 'contentRevision')) + 1, now);
}
