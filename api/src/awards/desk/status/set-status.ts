import type * as organiseAwardsCalls from '@summit/contract/calls/organise-awards';
import type { BodyOf } from '@summit/contract/requests/call';
import { takesTwo } from '@summit/contract/season/status-plan';
import { audit } from '../../../organisers/public/audit.queries.ts';
import type { Platform, SignedInOrganiser } from '../../../platform/platform.ts';
import { lockSection } from '../../../settings/public/settings.queries.ts';
import { cancelScheduled } from '../../scheduled-statuses.queries.ts';
import { getSchedule, putStatus, requirePossible } from './put-status.ts';
import { giveUpRequest, requestStatus } from './status-requests.queries.ts';
import { statusSections } from './status-sections.ts';

/**
 * Sets a status now or at a time, or asks for it where it is out of order and takes a second person.
 * @param wanted `cancels` names what is scheduled, all of it: setting a status by hand cancels it
 * @throws resource-0001 when something is not what the organiser saw, awards-desk-0001, awards-desk-0010 to 0012
 */
export async function setStatus(
  platform: Platform,
  by: SignedInOrganiser,
  { subject, status, expected, at: moment, cancels }: BodyOf<typeof organiseAwardsCalls.setAwardsStatus>,
): Promise<void> {
  const at = moment ? new Date(moment) : null;
  const wanted = { subject, status, expected, at, by, confirmedBy: null };
  await platform.db.transaction(async (tx) => {
    await lockSection(tx, statusSections[subject]);
    const step = await requirePossible(tx, wanted, platform.clock.now());
    if (takesTwo(step)) return requestStatus(tx, platform, by, { ...step, at });
    return putStatus(tx, platform, { ...wanted, step, cancels: cancels ?? [] });
  });
  platform.responseCache.drop('settings');
}

/** Cancels a status that is scheduled, or gives up one that was asked for. @throws cqrs-0009 */
export async function cancelStatus(
  { db, clock, responseCache }: Pick<Platform, 'db' | 'clock' | 'responseCache'>,
  by: SignedInOrganiser,
  id: string,
): Promise<void> {
  const now = clock.now();
  await db.transaction(async (tx) => {
    const row = await cancelScheduled(tx, id, now);
    if (!row) return giveUpRequest(tx, by, id, now);
    const before = { id, status: row.status, at: row.at.toISOString() };
    await audit(tx, by, { call: 'cancelAwardsStatus', subject: getSchedule(row.subject), before }, now);
  });
  responseCache.drop('settings');
}
