import type * as organiseAwardsCalls from '@summit/contract/calls/organise-awards';
import { periodProblems, seasonProblems } from '@summit/contract/money-and-time/periods';
import type { BodyOf } from '@summit/contract/requests/call';
import { audit } from '../../organisers/public/audit.queries.ts';
import type { Platform, SignedInOrganiser } from '../../platform/platform.ts';
import { refuseFields } from '../../platform/resources/read-values.ts';
import { requireVersion } from '../../platform/resources/row-version.ts';
import { Failure } from '../../platform/responses/failure.ts';
import {
  lockSection,
  readSection,
  type SettingSections,
  writeSection,
} from '../../settings/public/settings.queries.ts';
import { hasFrozenRules } from '../ballot-rules.queries.ts';
import { getDates } from './read-desk.queries.ts';

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
    requireVersion(getDates(before), version);
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
    refuseFields({ ...periodProblems('awards', getDates(after)), ...seasonProblems(after.stepPages) });
    await writeSection(tx, 'awards', after, now);
    await audit(
      tx,
      by,
      { call: 'setAwardsDates', subject: 'awards/dates', before: getDates(before), after: getDates(after) },
      now,
    );
  });
  responseCache.drop('settings');
}

function inUtc(moment: string | null | undefined): string | null {
  return moment ? new Date(moment).toISOString() : null;
}
