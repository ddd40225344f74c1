import type * as passkeyCalls from '@summit/contract/calls/organiser-passkeys';
import { getToken } from '../../../platform/access.ts';
import type { Handler } from '../../../platform/handler.ts';
import type { Platform } from '../../../platform/platform.ts';
import { getConfirmedUntil } from '../confirm-session.ts';
import { confirmSession } from '../organiser-sessions.queries.ts';
import { checkPasskey } from './check-passkey.ts';
import { recordUse } from './passkey-record.ts';
import { findPasskey } from './passkey-rows.queries.ts';
import { getPasskeyTries } from './passkey-tries.ts';
import { takeSignedChallenge } from './signed-challenge.ts';

/** Confirms the caller's identity by one of their own passkeys. The outcome is recorded, and wrong ones are limited. */
export function createConfirmByPasskeyHandler(
  platform: Platform,
): Handler<typeof passkeyCalls.confirmByPasskey> {
  const { db, clock, rateLimiter } = platform;
  return async ({ organiser, body, request, fail }) => {
    const token = getToken(request) ?? '';
    const tries = getPasskeyTries(organiser.id, 'session');
    await rateLimiter.requireAttempt('organiserCodes', tries);
    const challenge = await takeSignedChallenge(platform, body.clientData, token);
    const found = await findPasskey(db, body.credentialId);
    if (found?.organiser.id !== organiser.id) return fail('passkey-0006');
    const outcome = await checkPasskey(platform, found.passkey, body, challenge);
    const said = outcome === 'right' ? 'confirmed with a passkey' : outcome;
    await recordUse(platform, organiser, found.passkey, { call: 'confirmByPasskey', outcome: said });
    if (outcome !== 'right') return fail('passkey-0006');
    await rateLimiter.refund('organiserCodes', tries);
    const now = clock.now();
    await confirmSession(db, token, now);
    return { confirmedUntil: getConfirmedUntil(now) };
  };
}
