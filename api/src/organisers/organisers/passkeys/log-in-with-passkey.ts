import type * as passkeyCalls from '@summit/contract/calls/organiser-passkeys';
import type { Handler } from '../../../platform/handler.ts';
import type { Platform } from '../../../platform/platform.ts';
import { startOwnSession } from '../organiser-sessions.queries.ts';
import { checkPasskey } from './check-passkey.ts';
import { recordUse } from './passkey-record.ts';
import { findPasskey } from './passkey-rows.queries.ts';
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
    // A passkey that was asked for without its id says whose it is.
    if (!found || !body.userHandle) return fail('passkey-0006');
    const { passkey, organiser } = found;
    const tries = getPasskeyTries(organiser.id, 'login');
    await rateLimiter.demand('organiserCodes', tries);
    const checked = organiser.isBlocked ? 'blocked' : await checkPasskey(platform, passkey, body, challenge);
    const session = checked === 'right' ? await startOwnSession(db, organiser, clock.now()) : null;
    const wrong = checked === 'right' ? 'blocked or set up again meanwhile' : checked;
    const outcome = session ? 'logged in with a passkey' : wrong;
    await recordUse(platform, organiser, passkey, { call: 'passkeyLogin', outcome });
    if (!session) return fail('passkey-0006');
    await rateLimiter.giveBack('organiserCodes', tries);
    await rateLimiter.giveBack('passkeyChallengeFromNetwork', { network: request.ip });
    const { name, roles } = organiser;
    return { token: session.token, expiresAt: session.expiresAt.toISOString(), name, roles };
  };
}
