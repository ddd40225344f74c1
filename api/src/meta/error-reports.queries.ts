import type * as metaCalls from '@summit/contract/calls/meta';
import type { BodyOf } from '@summit/contract/requests/call';
import type { Db } from '../platform/db/db.ts';
import { errorReports } from './meta.tables.ts';

/** Stores a visitor's report for the organisers. */
export async function saveErrorReport(
  db: Db,
  report: BodyOf<typeof metaCalls.reportError>,
  now: Date,
): Promise<void> {
  await db.insert(errorReports).values({ ...report, reportedAt: now });
}
