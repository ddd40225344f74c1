import { asc } from 'drizzle-orm';
import type { BodyOf, QueryOf, ResponseOf } from '@summit/contract/call';
import type { organiserCalls } from '@summit/contract/calls/organisers';
import { limits } from '@summit/contract/limits';
import { isPermitted } from '@summit/contract/organisers';
import type { Db } from '../platform/db/db.ts';
import { onePage } from '../platform/db/one-page.ts';
import { Failure } from '../platform/failure.ts';
import { linkTokenHash, newLinkToken } from '../platform/link-token.ts';
import type { Platform, SignedInOrganiser } from '../platform/platform.ts';
import { demandVersion, versionOf } from '../platform/resources/row-version.ts';
import { audit } from './audit.queries.ts';
import { changeOrganiserRow, findOrganiserByEmail, lockOrganisers } from './organiser-rows.queries.ts';
import { endOrganiserSessions } from './organiser-sessions.queries.ts';
import { type OrganiserRow, organisers } from './organisers.tables.ts';

type Person = ResponseOf<typeof organiserCalls.changeOrganiser>;

/** One page of the organisers, by name. */
export async function listOrganisers(db: Db, query: QueryOf<typeof organiserCalls.organisers>) {
  const { rows, counts } = await onePage(db, query, {
    select: db.select().from(organisers).orderBy(asc(organisers.name), asc(organisers.id)).$dynamic(),
    from: organisers,
    where: undefined,
  });
  return { organisers: rows.map(toPerson), ...counts };
}

/**
 * Adds an organiser, or invites one again who has lost their password or authenticator.
 * @returns the token that they set themselves up with, to be handed over
 * @throws resource-0001
 */
export async function addOrganiser(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  by: SignedInOrganiser,
  { email, name, roles, version }: BodyOf<typeof organiserCalls.addOrganiser>,
): Promise<ResponseOf<typeof organiserCalls.addOrganiser>> {
  const now = clock.now();
  const setUpToken = newLinkToken();
  const setUpExpiresAt = new Date(now.getTime() + limits.organiserInvitation);
  await db.transaction(async (tx) => {
    await lockOrganisers(tx);
    const known = await findOrganiserByEmail(tx, email);
    demandVersion(known ? factsOf(known) : null, version);
    const invitation = { name, roles, setUpTokenHash: linkTokenHash(setUpToken), setUpExpiresAt };
    const after = known
      ? await changeOrganiserRow(tx, known.id, invitation)
      : (
          await tx
            .insert(organisers)
            .values({ email, ...invitation, createdAt: now })
            .returning()
        )[0];
    if (!after) throw new Error('The organiser was not added.');
    demandOwner(await lockOrganisers(tx));
    const subject = `organisers/${after.id}`;
    const before = known ? factsOf(known) : undefined;
    await audit(tx, by, { call: 'addOrganiser', subject, before, after: factsOf(after) }, now);
  });
  return { setUpToken, expiresAt: setUpExpiresAt.toISOString() };
}

/** Changes somebody's roles, or blocks them. @throws cqrs-0009, resource-0001, organiser-0003 when nobody would remain to do so */
export async function changeOrganiser(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  by: SignedInOrganiser,
  id: string,
  { version, ...change }: BodyOf<typeof organiserCalls.changeOrganiser>,
): Promise<Person> {
  return db.transaction(async (tx) => {
    const before = (await lockOrganisers(tx)).find((one) => one.id === id);
    if (!before) throw new Failure('cqrs-0009');
    demandVersion(factsOf(before), version);
    const after = await changeOrganiserRow(tx, id, change);
    demandOwner(await lockOrganisers(tx));
    if (change.isBlocked) await endOrganiserSessions(tx, id);
    await audit(
      tx,
      by,
      {
        call: 'changeOrganiser',
        subject: `organisers/${id}`,
        before: factsOf(before),
        after: factsOf(after),
      },
      clock.now(),
    );
    return toPerson(after);
  });
}

function demandOwner(all: readonly OrganiserRow[]): void {
  const canChange = ({ isBlocked, roles, passwordHash }: OrganiserRow) =>
    !isBlocked && passwordHash !== null && isPermitted(roles, 'organisers.change');
  if (!all.some(canChange)) throw new Failure('organiser-0003');
}

function toPerson(row: OrganiserRow): Person {
  const facts = factsOf(row);
  return { ...facts, version: versionOf(facts) };
}

function factsOf({ id, email, name, roles, passwordHash, isBlocked }: OrganiserRow): Omit<Person, 'version'> {
  return { id, email, name, roles, isSetUp: passwordHash !== null, isBlocked };
}
