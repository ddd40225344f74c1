import { ballotLogId } from '@summit/contract/awards/ballot-receipt';
import type { AwardsTrack } from '@summit/contract/site/page';
import { unsealings } from '../awards/desk/awards-desk.tables.ts';
import { storedResults } from '../awards/vote-log/opened-logs.tables.ts';
import { organisers } from '../organisers/organisers/organisers.tables.ts';
import { writeSection } from '../settings/public/settings.queries.ts';
import type { TestApp } from './test-app.ts';

const sections = { Company: 'awardsStatus', Individual: 'awardsIndividualStatus' } as const;

/** Unseals the final vote of a track by two people, and stores its results, as the database requires for an announcement. */
export async function countFinal({ db, clock }: TestApp, track: AwardsTrack): Promise<void> {
  const log = ballotLogId(2027, track, 'two');
  const [one, two] = await db.select().from(organisers).orderBy(organisers.email).limit(2);
  if (!one || !two) throw new Error('There are no two organisers.');
  const now = clock.now();
  await db
    .insert(unsealings)
    .values({ log, requestedBy: one.id, requestedAt: now, confirmedBy: two.id, confirmedAt: now })
    .onConflictDoNothing();
  await db
    .insert(storedResults)
    .values({ log, leaders: 2, storedBy: one.id, storedAt: now })
    .onConflictDoNothing();
}

/** Announces a track's results like two organisers: closed, unsealed, stored. */
export async function announceResults(api: TestApp, track: AwardsTrack): Promise<void> {
  await writeSection(api.db, sections[track], 'PreWining', api.clock.now());
  await countFinal(api, track);
  await writeSection(api.db, sections[track], 'Wining', api.clock.now());
}
