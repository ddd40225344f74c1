import type * as passkeyCalls from '@summit/contract/calls/organiser-passkeys';
import * as limits from '@summit/contract/limits/limits';
import type { ResponseOf } from '@summit/contract/requests/call';
import type { Platform, SignedInOrganiser } from '../../../platform/platform.ts';
import { Failure } from '../../../platform/responses/failure.ts';
import { audit } from '../../public/audit.queries.ts';
import { lockOrganiser } from '../organiser-rows.queries.ts';
import { endSessionsBut, findSessionOwner } from '../organiser-sessions.queries.ts';
import { type MadePasskey, readCredential } from './made-passkey.ts';
import { mailPasskey } from './passkey-record.ts';
import {
  changePasskeyName,
  deletePasskey,
  listPasskeys,
  lockPasskey,
  storePasskey,
} from './passkey-rows.queries.ts';
import type { PasskeyRow } from './passkeys.tables.ts';
import { takeSignedChallenge } from './signed-challenge.ts';

type Needs = Pick<Platform, 'db' | 'clock' | 'mail' | 'config'>;
type OwnPasskey = ResponseOf<typeof passkeyCalls.addPasskey>;

/** A passkey as its owner sees it. */
export function toOwnPasskey({ id, name, createdAt, lastUsedAt }: PasskeyRow): OwnPasskey {
  return {
    id,
    name,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt && lastUsedAt.toISOString(),
  };
}

/** @throws passkey-0008 when an organiser has as many passkeys as there can be */
export function requireRoom(passkeys: readonly PasskeyRow[]): void {
  if (passkeys.length >= limits.passkeys) throw new Failure('passkey-0008');
}

/**
 * Adds a passkey that a browser has made.
 * @param sessionToken of the session in which it was asked for
 * @throws passkey-0003, passkey-0004, passkey-0005, passkey-0007, passkey-0008;
 * authorization-0001 when the session has ended
 */
export async function addPasskey(
  platform: Needs,
  organiser: SignedInOrganiser,
  made: MadePasskey,
  sessionToken: string,
): Promise<OwnPasskey> {
  const challenge = await takeSignedChallenge(platform, made.clientData, sessionToken);
  const credential = await readCredential(platform, made, challenge);
  const { name, transports } = made;
  const now = platform.clock.now();
  return platform.db.transaction(async (tx) => {
    // The lock makes the second of two tabs count the passkey that the first has added.
    await lockOrganiser(tx, organiser.id);
    // An organiser who sets themselves up again ends this session, and its passkey must not outlive that.
    if (!(await findSessionOwner(tx, sessionToken, now))) throw new Failure('authorization-0001');
    requireRoom(await listPasskeys(tx, organiser.id));
    const stored = await storePasskey(tx, {
      ...credential,
      organiserId: organiser.id,
      name,
      transports,
      createdAt: now,
    });
    if (!stored) throw new Failure('passkey-0004');
    const subject = getSubject(organiser.id, stored.id);
    await audit(tx, organiser, { call: 'addPasskey', subject, after: { name } }, now);
    await mailPasskey(tx, platform, organiser, 'added', name);
    return toOwnPasskey(stored);
  });
}

/** Gives a passkey another name. @throws cqrs-0009 */
export async function renamePasskey(
  platform: Needs,
  organiser: SignedInOrganiser,
  id: string,
  name: string,
): Promise<OwnPasskey> {
  return platform.db.transaction(async (tx) => {
    // The organiser before the passkey, as where it is removed: the record refers to the organiser.
    await lockOrganiser(tx, organiser.id);
    const before = await lockPasskey(tx, organiser.id, id);
    if (!before) throw new Failure('cqrs-0009');
    if (before.name === name) return toOwnPasskey(before);
    await changePasskeyName(tx, id, name);
    const change = { before: { name: before.name }, after: { name } };
    const subject = getSubject(organiser.id, id);
    await audit(tx, organiser, { call: 'renamePasskey', subject, ...change }, platform.clock.now());
    await mailPasskey(tx, platform, organiser, 'renamed', name);
    return toOwnPasskey({ ...before, name });
  });
}

/**
 * Removes a passkey, and ends its owner's sessions on all other devices, because a person who has it may be logged in.
 * @param sessionToken of the session in which it is removed, which goes on
 * @throws cqrs-0009
 */
export async function removePasskey(
  platform: Needs,
  organiser: SignedInOrganiser,
  id: string,
  sessionToken: string,
): Promise<void> {
  await platform.db.transaction(async (tx) => {
    // A concurrent login with it either began its session before this lock, and it ends here, or begins none.
    await lockOrganiser(tx, organiser.id);
    const before = await lockPasskey(tx, organiser.id, id);
    if (!before) throw new Failure('cqrs-0009');
    await deletePasskey(tx, id);
    await endSessionsBut(tx, organiser.id, sessionToken);
    const change = { call: 'removePasskey', subject: getSubject(organiser.id, id) };
    await audit(tx, organiser, { ...change, before: { name: before.name } }, platform.clock.now());
    await mailPasskey(tx, platform, organiser, 'removed', before.name);
  });
}

function getSubject(organiserId: string, id: string): string {
  return `organisers/${organiserId}/passkeys/${id}`;
}
