import type { BodyOf } from '@summit/contract/call';
import type * as organiseAwardsCalls from '@summit/contract/calls/organise-awards';
import { periodProblems, seasonProblems } from '@summit/contract/periods';
import { hasFrozenRules } from '../awards/ballot-rules.queries.ts';
import { audit } from '../organisers/audit.queries.ts';
import { Failure } from '../platform/failure.ts';
import type { Platform, SignedInOrganiser } from '../platform/platform.ts';
import { refuseFields } from '../platform/resources/read-values.ts';
import { demandVersion } from '../platform/resources/row-version.ts';
import {
  lockSection,
  readSection,
  type SettingSections,
  writeSection,
} from '../settings/settings.queries.ts';
import { datesOf } from './read-desk.queries.ts';

type Awards = SettingSections['awards'];

/**
 * Sets when the ceremony begins, when ballots are unlinked and when steps open. What is not named stays.
 * @throws resource-0001, validation.base-0001 for dates in another order, awards-desk-0009 for another date of unlinking
 * than voters were promised
 */
export async function setDates(
  { db, clock, responseCache }: Platform,
  by: SignedInOrganiser,
  { version, ceremonyAt, ballotsUnlinkAt, steps = [] }: BodyOf<typeof organiseAwardsCalls.setAwardsDates>,
): Promise<void> {
  const now = clock.now();
  await db.transaction(async (tx) => {
    await lockSection(tx, 'awards');
    const before = await readSection(tx, 'awards');
    demandVersion(datesOf(before), version);
    const unlinkAt = ballotsUnlinkAt === undefined ? before.ballotsUnlinkAt : inUtc(ballotsUnlinkAt);
    if (unlinkAt !== before.ballotsUnlinkAt && (await hasFrozenRules(tx, before.year))) {
      throw new Failure('awards-desk-0009');
    }
    const stepPages = { ...before.stepPages };
    for (const { step, opensAt } of steps) {
      stepPages[step] = { ...stepPages[step], opensAt: inUtc(opensAt) };
    }
    const after: Awards = {
      ...before,
      stepPages,
      ceremonyAt: ceremonyAt === undefined ? before.ceremonyAt : inUtc(ceremonyAt),
      ballotsUnlinkAt: unlinkAt,
    };
    refuseFields({ ...periodProblems('awards', datesOf(after)), ...seasonProblems(after.stepPages) });
    await writeSection(tx, 'awards', after, now);
    await audit(
      tx,
      by,
      { call: 'setAwardsDates', subject: 'awards/dates', before: datesOf(before), after: datesOf(after) },
      now,
    );
  });
  responseCache.drop('settings');
}

function inUtc(moment: string | null | undefined): string | null {
  return moment ? new Date(moment).toISOString() : null;
}
