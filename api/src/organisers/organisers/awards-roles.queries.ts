import { and, asc, eq, isNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type * as organiserCalls from '@summit/contract/calls/organisers';
import type { ResponseOf } from '@summit/contract/requests/call';
import { awardsRoles, isPermitted, type OrganiserRole } from '@summit/contract/session/organisers';
import type { Db, Tx } from '../../platform/db/db.ts';
import { isUuid } from '../../platform/db/is-uuid.ts';
import type { Platform, SignedInOrganiser } from '../../platform/platform.ts';
import { Failure } from '../../platform/responses/failure.ts';
import { audit } from '../public/audit.queries.ts';
import { notifyAwardsPeople } from '../public/notify-awards-people.queries.ts';
import { changeOrganiserRow, lockOrganisers } from './organiser-rows.queries.ts';
import { awardsRoleRequests, type OrganiserRow, organisers } from './organisers.tables.ts';

const requester = alias(organisers, 'requester');

/** Those of the roles that belong to the awards. */
export function rolesInAwards(roles: readonly OrganiserRole[]): OrganiserRole[] {
  return awardsRoles.filter((role) => roles.includes(role));
}

/** The roles that a single owner can give: roles in the awards stay as they are. */
export function rolesByOne(
  wanted: readonly OrganiserRole[],
  present: readonly OrganiserRole[],
): OrganiserRole[] {
  const has = (role: OrganiserRole) => present.includes(role);
  const given = wanted.filter((role) => !awardsRoles.includes(role) || has(role));
  return [...given, ...rolesInAwards(present).filter((role) => !given.includes(role))];
}

interface RolesRequest {
  call: 'addOrganiser' | 'changeOrganiser';
  organiser: OrganiserRow;
  wanted: readonly OrganiserRole[];
}

/**
 * Requests a change of someone's roles in the awards, if they differ, in place of an earlier request. It is recorded, as is
 * the end of a request for which nothing is requested instead.
 */
export async function requestAwardsRoles(
  tx: Tx,
  platform: Pick<Platform, 'clock' | 'mail' | 'config'>,
  by: SignedInOrganiser,
  { call, organiser, wanted }: RolesRequest,
): Promise<void> {
  const now = platform.clock.now();
  const [before, roles] = [rolesInAwards(organiser.roles), rolesInAwards(wanted)];
  const open = and(isNull(awardsRoleRequests.endedAt), eq(awardsRoleRequests.organiserId, organiser.id));
  const [asked] = await tx.select().from(awardsRoleRequests).where(open);
  // It is requested again, because the response was lost.
  if (asked?.requestedBy === by.id && asked.roles.join() === roles.join()) return;
  await tx.update(awardsRoleRequests).set({ endedAt: now }).where(open);
  const subject = getSubject(organiser.id);
  if (before.join() === roles.join()) {
    if (asked) await audit(tx, by, { call, subject, before: { requested: asked.roles } }, now);
    return;
  }
  await tx
    .insert(awardsRoleRequests)
    .values({ organiserId: organiser.id, roles, requestedBy: by.id, requestedAt: now });
  await audit(tx, by, { call, subject, before, after: { requested: roles } }, now);
  const what = `${by.name} asks for ${organiser.name} <${organiser.email}>: ${named(before)} -> ${named(roles)}`;
  await notifyAwardsPeople(tx, platform, { what, screen: 'season/decisions' });
}

/** The requests that wait for a second person. */
export async function listAwardsRoleRequests(
  db: Db,
): Promise<ResponseOf<typeof organiserCalls.awardsRoleRequests>> {
  const rows = await db
    .select({ request: awardsRoleRequests, organiser: organisers, requestedBy: requester.name })
    .from(awardsRoleRequests)
    .innerJoin(organisers, eq(organisers.id, awardsRoleRequests.organiserId))
    .innerJoin(requester, eq(requester.id, awardsRoleRequests.requestedBy))
    .where(isNull(awardsRoleRequests.endedAt))
    .orderBy(asc(awardsRoleRequests.requestedAt), asc(awardsRoleRequests.id));
  return {
    requests: rows.map(({ request: { id, roles }, organiser: { name, email }, requestedBy }) => ({
      id,
      name,
      email,
      roles,
      requestedBy,
    })),
  };
}

/**
 * Gives or takes the roles in the awards that an owner has asked for. Repeating it changes nothing: the response may have been
 * lost. @throws cqrs-0009, organiser-0004
 */
export async function confirmAwardsRoles(
  platform: Pick<Platform, 'db' | 'clock' | 'mail' | 'config'>,
  by: SignedInOrganiser,
  id: string,
): Promise<void> {
  const now = platform.clock.now();
  await platform.db.transaction(async (tx) => {
    const all = await lockOrganisers(tx);
    const byId = eq(awardsRoleRequests.id, id);
    const [found] = isUuid(id) ? await tx.select().from(awardsRoleRequests).where(byId) : [];
    if (found?.confirmedBy === by.id) return;
    const request = found?.endedAt === null ? found : undefined;
    const before = all.find((one) => one.id === request?.organiserId);
    const asker = all.find((one) => one.id === request?.requestedBy);
    const mayAsk = asker && !asker.isBlocked && isPermitted(asker.roles, 'organisers.change');
    if (!request || !before || !mayAsk) throw new Failure('cqrs-0009');
    if (!mayConfirm(all, by, { asker, before, roles: request.roles })) throw new Failure('organiser-0004');
    await tx.update(awardsRoleRequests).set({ confirmedBy: by.id, endedAt: now }).where(byId);
    const roles = [...before.roles.filter((role) => !awardsRoles.includes(role)), ...request.roles];
    await changeOrganiserRow(tx, before.id, { roles });
    const change = { before: rolesInAwards(before.roles), after: { confirmed: request.roles } };
    await audit(tx, by, { call: 'confirmAwardsRoles', subject: getSubject(before.id), ...change }, now);
    const what = `${by.name} has confirmed: ${before.name} <${before.email}> is ${named(request.roles)}`;
    await notifyAwardsPeople(tx, platform, { what, screen: 'season/decisions' }, [before]);
  });
}

interface Wanted {
  asker: OrganiserRow;
  /** Whom it is about, as they are now. */
  before: OrganiserRow;
  /** All of their roles in the awards afterwards. */
  roles: readonly OrganiserRole[];
}

/**
 * A request is confirmed by someone with a role in the awards, blocked or not, so that an owner cannot invent the second
 * person. Only where no one else has such a role, another owner may; and even they take none from the last who has one,
 * or an owner and a person whom they have invited could choose all of the others afterwards.
 */
function mayConfirm(
  all: readonly OrganiserRow[],
  by: SignedInOrganiser,
  { asker, before, roles }: Wanted,
): boolean {
  if (by.id === asker.id || by.id === before.id) return false;
  const supervisors = all.filter(
    (one) => one.id !== asker.id && one.passwordHash !== null && rolesInAwards(one.roles).length > 0,
  );
  const others = supervisors.filter(({ id }) => id !== before.id);
  if (others.length > 0) return others.some(({ id }) => id === by.id);
  const isTaken = supervisors.length > 0 && rolesInAwards(before.roles).some((role) => !roles.includes(role));
  return !isTaken && isPermitted(by.roles, 'organisers.change');
}

function named(roles: readonly OrganiserRole[]): string {
  return roles.length > 0 ? roles.join(', ') : 'nothing in the awards';
}

function getSubject(id: string): string {
  return `organisers/${id}/awards-roles`;
}
