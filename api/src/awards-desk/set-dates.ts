import type { BodyOf } from '@summit/contract/call';
import type { organiseAwardsCalls } from '@summit/contract/calls/organise-awards';
import { audit } from '../organisers/audit.queries.ts';
import type { Platform, SignedInOrganiser } from '../platform/platform.ts';
import {
  lockSection,
  readSection,
  type SettingSections,
  writeSection,
} from '../settings/settings.queries.ts';

type Awards = SettingSections['awards'];

/** Sets when the ceremony begins and when steps open. What is not named stays. */
export async function setDates(
  { db, clock, responseCache }: Platform,
  by: SignedInOrganiser,
  { ceremonyAt, steps = [] }: BodyOf<typeof organiseAwardsCalls.setAwardsDates>,
): Promise<void> {
  const now = clock.now();
  await db.transaction(async (tx) => {
    await lockSection(tx, 'awards');
    const before = await readSection(tx, 'awards');
    const stepPages = { ...before.stepPages };
    for (const { step, opensAt } of steps) {
      stepPages[step] = { ...stepPages[step], opensAt: inUtc(opensAt) };
    }
    const after: Awards = {
      ...before,
      stepPages,
      ceremonyAt: ceremonyAt === undefined ? before.ceremonyAt : inUtc(ceremonyAt),
    };
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

function datesOf({ ceremonyAt, stepPages }: Awards) {
  const opening = Object.entries(stepPages).map(([step, { opensAt }]) => [step, opensAt]);
  return { ceremonyAt, ...(Object.fromEntries(opening) as Record<string, string | null>) };
}
