import type * as organiserCalls from '@summit/contract/calls/organisers';
import * as limits from '@summit/contract/limits/limits';
import type { BodyOf, QueryOf, ResponseOf } from '@summit/contract/requests/call';
import { isPermitted, type OrganiserRole } from '@summit/contract/session/organisers';
import { mailTexts } from '@summit/contract/texts/mail';
import { writeEmail } from '../../emails/public/emails.ts';
import { linkTokenHash, newLinkToken } from '../../platform/accounts/link-token.ts';
import type { Db, Tx } from '../../platform/db/db.ts';
import { backofficeUrl } from '../../platform/mail/backoffice-url.ts';
import type { Platform, SignedInOrganiser } from '../../platform/platform.ts';
import { getVersion, requireVersion } from '../../platform/resources/row-version.ts';
import { Failure } from '../../platform/responses/failure.ts';
import { readTexts } from '../../settings/public/texts.queries.ts';
import { readVenueClock } from '../../settings/public/venue-clock.ts';
import { audit } from '../public/audit.queries.ts';
import { notifyAwardsPeople, notifyOwners } from '../public/notify-awards-people.queries.ts';
import { requestAwardsRoles, rolesByOne, rolesInAwards } from './awards-roles.queries.ts';
import {
  addOrganiserRow,
  changeOrganiserRow,
  findOrganiserByEmail,
  listOrganisersPage,
  lockOrganisers,
} from './organiser-rows.queries.ts';
import { endOrganiserSessions } from './organiser-sessions.queries.ts';
import type { OrganiserRow } from './organisers.tables.ts';

type Person = ResponseOf<typeof organiserCalls.changeOrganiser>;

/** One page of the organisers, by name. */
export async function listOrganisers(db: Db, query: QueryOf<typeof organiserCalls.organisers>) {
  const { rows, counts } = await listOrganisersPage(db, query);
  return { organisers: rows.map(toPerson), ...counts };
}

/**
 * Adds an organiser, or invites one again who has lost their password or authenticator. The link goes to their address
 * alone. Awards roles waiting for a second person.
 * @throws resource-0001
 */
export async function addOrganiser(
  platform: Pick<Platform, 'db' | 'clock' | 'mail' | 'config'>,
  by: SignedInOrganiser,
  { email, name, roles, version }: BodyOf<typeof organiserCalls.addOrganiser>,
): Promise<ResponseOf<typeof organiserCalls.addOrganiser>> {
  const now = platform.clock.now();
  const setUpToken = newLinkToken();
  const setUpExpiresAt = new Date(now.getTime() + limits.organiserInvitation);
  await platform.db.transaction(async (tx) => {
    await lockOrganisers(tx);
    const known = await findOrganiserByEmail(tx, email);
    requireVersion(known ? getFacts(known) : null, version);
    const invitation = {
      name,
      roles: rolesByOne(roles, known?.roles ?? []),
      setUpTokenHash: linkTokenHash(setUpToken),
      setUpExpiresAt,
    };
    const after = known
      ? await changeOrganiserRow(tx, known.id, invitation)
      : await addOrganiserRow(tx, { email, ...invitation, createdAt: now });
    requireOwner(await lockOrganisers(tx));
    const subject = `organisers/${after.id}`;
    const before = known ? getFacts(known) : undefined;
    await audit(tx, by, { call: 'addOrganiser', subject, before, after: getFacts(after) }, now);
    await requestAwardsRoles(tx, platform, by, { call: 'addOrganiser', organiser: after, wanted: roles });
    await notifyOfPower(tx, platform, by, { before: known?.roles ?? [], after });
    if (known && rolesInAwards(known.roles).length > 0) {
      const what = `${by.name} lets ${known.name} <${known.email}> choose a new password and authenticator`;
      await notifyAwardsPeople(tx, platform, { what, screen: 'season/decisions' }, [known]);
    }
    await mailInvitation(tx, platform, after, setUpToken);
  });
  return { expiresAt: setUpExpiresAt.toISOString() };
}

async function mailInvitation(
  tx: Tx,
  { mail, config }: Pick<Platform, 'mail' | 'config'>,
  { name, email, setUpExpiresAt }: OrganiserRow,
  token: string,
): Promise<void> {
  const texts = await readTexts(tx, mailTexts);
  const clock = await readVenueClock(tx);
  const written = await writeEmail(tx, 'organiserInvitation', {
    firstName: name,
    // The token is in the hash, which browsers do not send, so that it is in no server's log.
    url: `${backofficeUrl(config, 'set-up')}#token=${token}`,
    facts: [
      [texts['mail.organiserInvitation.command'], `npm run organise -- set-up ${token}`],
      [
        texts['mail.organiserInvitation.until'],
        setUpExpiresAt ? clock.end(setUpExpiresAt.toISOString()) : '',
      ],
    ],
  });
  await mail.enqueue(tx, { to: email, topic: 'organiser-invitation', ...written });
}

/**
 * Changes an organiser's roles, or blocks them. Awards roles waiting for a second person.
 * @throws cqrs-0009, resource-0001, organiser-0003 when nobody would remain to do so
 */
export async function changeOrganiser(
  platform: Pick<Platform, 'db' | 'clock' | 'mail' | 'config'>,
  by: SignedInOrganiser,
  id: string,
  { version, roles, isBlocked }: BodyOf<typeof organiserCalls.changeOrganiser>,
): Promise<Person> {
  return platform.db.transaction(async (tx) => {
    const before = (await lockOrganisers(tx)).find((one) => one.id === id);
    if (!before) throw new Failure('cqrs-0009');
    requireVersion(getFacts(before), version);
    const change = { roles: rolesByOne(roles, before.roles), isBlocked };
    const after = await changeOrganiserRow(tx, id, change);
    requireOwner(await lockOrganisers(tx));
    if (isBlocked) await endOrganiserSessions(tx, id);
    const facts = { before: getFacts(before), after: getFacts(after) };
    // A request for roles in the awards changes nothing yet, and is recorded as a request.
    if (getVersion(facts.before) !== getVersion(facts.after)) {
      const subject = `organisers/${id}`;
      await audit(tx, by, { call: 'changeOrganiser', subject, ...facts }, platform.clock.now());
    }
    await requestAwardsRoles(tx, platform, by, { call: 'changeOrganiser', organiser: after, wanted: roles });
    await notifyOfPower(tx, platform, by, { before: before.roles, after });
    if (isBlocked !== before.isBlocked && rolesInAwards(before.roles).length > 0) {
      const what = `${by.name} has ${isBlocked ? 'blocked' : 'unblocked'} ${before.name} <${before.email}>`;
      await notifyAwardsPeople(tx, platform, { what, screen: 'season/decisions' }, [before]);
    }
    return toPerson(after);
  });
}

/** Roles that allow giving roles to others, or returning money. */
const power: readonly OrganiserRole[] = ['owner', 'finance'];

/** Notifies the owners when someone gets such a role, because the session that gave it may be stolen. */
async function notifyOfPower(
  tx: Tx,
  platform: Pick<Platform, 'mail' | 'config'>,
  by: SignedInOrganiser,
  { before, after }: { before: readonly OrganiserRole[]; after: OrganiserRow },
): Promise<void> {
  const given = after.roles.filter((role) => power.includes(role) && !before.includes(role));
  if (given.length === 0) return;
  const what = `${by.name} has given ${after.name} <${after.email}> the role: ${given.join(', ')}`;
  await notifyOwners(tx, platform, after, what);
}

function requireOwner(all: readonly OrganiserRow[]): void {
  const canChange = ({ isBlocked, roles, passwordHash }: OrganiserRow) =>
    !isBlocked && passwordHash !== null && isPermitted(roles, 'organisers.change');
  if (!all.some(canChange)) throw new Failure('organiser-0003');
}

function toPerson(row: OrganiserRow): Person {
  const facts = getFacts(row);
  return { ...facts, version: getVersion(facts) };
}

function getFacts({
  id,
  email,
  name,
  roles,
  passwordHash,
  isBlocked,
}: OrganiserRow): Omit<Person, 'version'> {
  return { id, email, name, roles, isSetUp: passwordHash !== null, isBlocked };
}
