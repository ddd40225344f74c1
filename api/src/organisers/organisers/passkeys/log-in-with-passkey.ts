import type * as passkeyCalls from '@summit/contract/calls/organiser-passkeys';
import type { Handler } from '../../../platform/handler.ts';
import type { Platform } from '../../../platform/platform.ts';
import { startOrganiserSession } from '../organiser-sessions.queries.ts';
import { checkPasskey } from './check-passkey.ts';
import { recordUse } from './passkey-record.ts';
import { findPasskey } from './passkey-rows.queries.ts';
import { getPasskeyTries } from './passkey-tries.ts';
import { takeSignedChallenge } from './signed-challenge.ts';

/**
 * Logs an organiser in with a passkey alone: it is something they have, and the device has checked who they are. Whatever is
 * wrong with it gets the same response. What is done with a passkey of somebody is on record.
 */
export function createPasskeyLoginHandler(platform: Platform): Handler<typeof passkeyCalls.passkeyLogin> {
  const { db, clock, rateLimiter } = platform;
  return async ({ body, request, fail }) => {
    await rateLimiter.demand('organiserLoginFromNetwork', { network: request.ip });
    const challenge = await takeSignedChallenge(platform, body.clientData, null);
    const found = await findPasskey(db, body.credentialId);
    // A passkey that was asked for without its id says whose it is.
    if (!found || !body.userHandle) return fail('passkey-0006');
    const { passkey, organiser } = found;
    const tries = getPasskeyTries(organiser.id);
    await rateLimiter.demand('organiserCodes', tries);
    const checked = organiser.isBlocked ? 'blocked' : await checkPasskey(platform, passkey, body, challenge);
    const outcome = checked === 'right' ? 'logged in with a passkey' : checked;
    await recordUse(platform, organiser, passkey, { call: 'passkeyLogin', outcome });
    if (checked !== 'right') return fail('passkey-0006');
    await rateLimiter.giveBack('organiserCodes', tries);
    const { token, expiresAt } = await startOrganiserSession(db, organiser.id, clock.now());
    const { name, roles } = organiser;
    return { token, expiresAt: expiresAt.toISOString(), name, roles };
  };
}
