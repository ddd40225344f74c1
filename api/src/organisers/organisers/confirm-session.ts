import type * as organiserCalls from '@summit/contract/calls/organisers';
import * as limits from '@summit/contract/limits/limits';
import type { ResponseOf } from '@summit/contract/requests/call';
import { isPermitted, type Permission, permissions } from '@summit/contract/session/organisers';
import { getToken } from '../../platform/access.ts';
import type { Handler } from '../../platform/handler.ts';
import type { Platform } from '../../platform/platform.ts';
import { Failure } from '../../platform/responses/failure.ts';
import { isCodeRight } from './is-code-right.ts';
import { countWrongTry, inSession, recordTry } from './login-tries.ts';
import { confirmSession, findSessionOwner } from './organiser-sessions.queries.ts';

const allPermissions = Object.keys(permissions) as Permission[];

/** The organiser of the session, and their permissions. */
export async function readSession(
  { db, clock }: Platform,
  token: string,
): Promise<ResponseOf<typeof organiserCalls.organiserSession>> {
  const session = await findSessionOwner(db, token, clock.now());
  if (!session) throw new Failure('authorization-0001');
  const { id, name, email, roles } = session.organiser;
  return {
    ...{ id, name, email, roles },
    permissions: allPermissions.filter((permission) => isPermitted(roles, permission)),
    expiresAt: session.expiresAt.toISOString(),
    confirmedUntil: session.confirmedAt && getConfirmedUntil(session.confirmedAt),
  };
}

/**
 * Confirms the caller's identity by password or one-time code. Wrong ones are limited, recorded and warned of like those
 * of a login, so that they cannot be guessed unnoticed in a stolen session.
 */
export function createConfirmHandler(platform: Platform): Handler<typeof organiserCalls.confirmOrganiser> {
  const { db, clock, passwords, rateLimiter } = platform;
  return async ({ body: { password, code }, request, fail }) => {
    const now = clock.now();
    const token = getToken(request) ?? '';
    const organiser = (await findSessionOwner(db, token, now))?.organiser;
    if (!organiser) return fail('authorization-0001');
    const tries = { id: inSession(organiser.id) };
    await rateLimiter.requireAttempt('organiserCodes', tries);
    const isRight = code
      ? await isCodeRight(platform, organiser, code.replaceAll(' ', ''))
      : await passwords.verify(organiser.passwordHash, password ?? '', async () => undefined);
    const wrong = code ? 'wrong code in a session' : 'wrong password in a session';
    await recordTry(platform, organiser, {
      call: 'confirmOrganiser',
      outcome: isRight ? 'confirmed in a session' : wrong,
    });
    if (!isRight) {
      await countWrongTry(platform, organiser, 'session');
      return fail('organiser-0006');
    }
    await rateLimiter.refund('organiserCodes', tries);
    await confirmSession(db, token, now);
    return { confirmedUntil: getConfirmedUntil(now) };
  };
}

/** Until when a confirmation of identity is valid. */
export function getConfirmedUntil(confirmedAt: Date): string {
  return new Date(confirmedAt.getTime() + limits.organiserConfirmation).toISOString();
}
