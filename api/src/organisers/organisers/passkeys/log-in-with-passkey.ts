import type * as passkeyCalls from '@summit/contract/calls/organiser-passkeys';
import type { Tx } from '../../../platform/db/db.ts';
import type { Handler } from '../../../platform/handler.ts';
import type { Platform } from '../../../platform/platform.ts';
import { startOwnSession } from '../organiser-sessions.queries.ts';
import { checkPasskey } from './check-passkey.ts';
import { recordUse } from './passkey-record.ts';
import { findPasskey, lockPasskey } from './passkey-rows.queries.ts';
import { getPasskeyTries } from './passkey-tries.ts';
import { takeSignedChallenge } from './signed-challenge.ts';

/**
 * Logs an organiser in with a passkey alone: it is something they have, and the device has checked who they are.
 * Whatever is wrong with it gets the same response. What is done with a passkey of somebody is on record. A network is
 * counted where it gets its challenges, without which nothing can be tried.
 */
export function createPasskeyLoginHandler(platform: Platform): Handler<typeof passkeyCalls.passkeyLogin> {
  const { db, clock, rateLimiter } = platform;
  return async ({ body, request, fail }) => {
    const challenge = await takeSignedChallenge(platform, body.clientData, null);
    const found = await findPasskey(db, body.credentialId);
    // A passkey that was requested without its id has to name its owner.
    if (!found || !body.userHandle) return fail('passkey-0006');
    const { passkey, organiser } = found;
    const tries = getPasskeyTries(organiser.id, 'login');
    await rateLimiter.requireAttempt('organiserCodes', tries);
    const checked = organiser.isBlocked ? 'blocked' : await checkPasskey(platform, passkey, body, challenge);
    // Removing a passkey ends sessions under the same lock, so that none can begin with it afterwards.
    const isPresent = async (tx: Tx) => (await lockPasskey(tx, organiser.id, passkey.id)) !== null;
    const session = checked === 'right' ? await startOwnSession(db, organiser, clock.now(), isPresent) : null;
    const wrong = checked === 'right' ? 'blocked, set up again or passkey removed meanwhile' : checked;
    const outcome = session ? 'logged in with a passkey' : wrong;
    await recordUse(platform, organiser, passkey, { call: 'passkeyLogin', outcome });
    if (!session) return fail('passkey-0006');
    await rateLimiter.refund('organiserCodes', tries);
    await rateLimiter.refund('passkeyChallengeFromNetwork', { network: request.ip });
    const { id, name, roles } = organiser;
    return { token: session.token, expiresAt: session.expiresAt.toISOString(), id, name, roles };
  };
}
