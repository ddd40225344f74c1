import { and, asc, eq, isNull } from 'drizzle-orm';
import type { StatusStep } from '@summit/contract/season/status-plan';
import { isPermitted } from '@summit/contract/session/organisers';
import type { AwardsStatusSubject } from '@summit/contract/shapes/organise/awards';
import { organisers } from '../../../organisers/organisers/organisers.tables.ts';
import { audit } from '../../../organisers/public/audit.queries.ts';
import { notifyAwardsPeople } from '../../../organisers/public/notify-awards-people.queries.ts';
import type { Db, Tx } from '../../../platform/db/db.ts';
import { isUuid } from '../../../platform/db/is-uuid.ts';
import type { Platform, SignedInOrganiser } from '../../../platform/platform.ts';
import { Failure } from '../../../platform/responses/failure.ts';
import { lockSection, readSection } from '../../../settings/public/settings.queries.ts';
import { readVenueClock } from '../../../settings/public/venue-clock.ts';
import { dropRequests } from '../../scheduled-statuses.queries.ts';
import { statusRequests } from '../../scheduled-statuses.tables.ts';
import { putStatus, requirePossible } from './put-status.ts';
import { statusSections } from './status-sections.ts';

const isOpen = isNull(statusRequests.endedAt);

/** The changes out of order that wait for a second person. */
export function listStatusRequests(db: Db) {
  return db
    .select({ request: statusRequests, requestedBy: organisers.name })
    .from(statusRequests)
    .innerJoin(organisers, eq(organisers.id, statusRequests.requestedBy))
    .where(isOpen)
    .orderBy(asc(statusRequests.requestedAt), asc(statusRequests.id));
}

/** Requests a change out of order, in place of an earlier request for the same subject. */
export async function requestStatus(
  tx: Tx,
  platform: Pick<Platform, 'clock' | 'mail' | 'config'>,
  by: SignedInOrganiser,
  { subject, from, status, at }: StatusStep & { at: Date | null },
): Promise<void> {
  const now = platform.clock.now();
  await dropRequests(tx, subject, now);
  await tx.insert(statusRequests).values({ subject, from, status, at, requestedBy: by.id, requestedAt: now });
  const after = { requested: status, at: at?.toISOString() ?? null };
  await audit(tx, by, { call: 'setAwardsStatus', subject: getRequests(subject), before: from, after }, now);
  const when = at ? ` on ${(await readVenueClock(tx)).beginning(at.toISOString())}` : '';
  const what = `${by.name} asks for ${subject}: ${from} -> ${status}${when}`;
  await notifyAwardsPeople(tx, platform, { what, screen: 'season' });
}

/**
 * Makes a change out of order that another person has requested. Repeating it changes nothing.
 * @throws cqrs-0009, awards-desk-0004 for one's own, and as `setStatus`
 */
export async function confirmStatus(
  platform: Platform,
  by: SignedInOrganiser,
  id: string,
  cancels: readonly string[],
): Promise<void> {
  const now = platform.clock.now();
  await platform.db.transaction(async (tx) => {
    if (await hasConfirmed(tx, by, id)) return;
    const found = await findRequest(tx, id);
    await lockSection(tx, statusSections[found.subject]);
    // A second press may have come while the first one was under way.
    if (await hasConfirmed(tx, by, id)) return;
    const { subject, from, status, at, requestedBy } = await findRequest(tx, id);
    if (requestedBy === by.id) throw new Failure('awards-desk-0004');
    const [requester] = await tx.select().from(organisers).where(eq(organisers.id, requestedBy));
    const mayAsk = requester && !requester.isBlocked && isPermitted(requester.roles, 'awards.status');
    if (!mayAsk) throw new Failure('cqrs-0009');
    const expected = await readSection(tx, statusSections[subject]);
    const wanted = { subject, status, expected, at, by: requester, confirmedBy: by };
    const step = await requirePossible(tx, wanted, now);
    if (step.from !== from) throw new Failure('resource-0001');
    await tx
      .update(statusRequests)
      .set({ confirmedBy: by.id, endedAt: now })
      .where(eq(statusRequests.id, id));
    await putStatus(tx, platform, { ...wanted, step, cancels });
    const after = { confirmed: status, at: at?.toISOString() ?? null };
    await audit(tx, by, { call: 'confirmAwardsStatus', subject: getRequests(subject), after }, now);
  });
  platform.responseCache.drop('settings');
}

/** Withdraws a requested change. @throws cqrs-0009 */
export async function giveUpRequest(tx: Tx, by: SignedInOrganiser, id: string, now: Date): Promise<void> {
  const { subject, status } = await findRequest(tx, id);
  await tx.update(statusRequests).set({ endedAt: now }).where(eq(statusRequests.id, id));
  const before = { requested: status };
  await audit(tx, by, { call: 'cancelAwardsStatus', subject: getRequests(subject), before }, now);
}

async function hasConfirmed(tx: Tx, by: SignedInOrganiser, id: string): Promise<boolean> {
  if (!isUuid(id)) return false;
  const theirs = and(eq(statusRequests.id, id), eq(statusRequests.confirmedBy, by.id));
  return (await tx.$count(statusRequests, theirs)) > 0;
}

async function findRequest(tx: Tx, id: string) {
  const [found] = isUuid(id)
    ? await tx
        .select()
        .from(statusRequests)
        .where(and(isOpen, eq(statusRequests.id, id)))
    : [];
  if (!found) throw new Failure('cqrs-0009');
  return found;
}

function getRequests(subject: AwardsStatusSubject): string {
  return `awards/status/${subject}/requests`;
}
