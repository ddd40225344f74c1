import type * as organiserCalls from '@summit/contract/calls/organisers';
import type { Handler } from '../../platform/handler.ts';
import type { Platform } from '../../platform/platform.ts';
import { readSection } from '../../settings/public/settings.queries.ts';
import { audit } from '../public/audit.queries.ts';
import { newOtpSecret, otpAddress, sealOtpSecret } from './one-time-codes.ts';
import { findInvited, useInvitation } from './organiser-rows.queries.ts';
import { endOrganiserSessions } from './organiser-sessions.queries.ts';
import { removeAllPasskeys } from './passkeys/removed-passkeys.ts';

/**
 * Sets the password of an invited organiser, and gives them a secret for their authenticator. The token is used up.
 * Their previous password, authenticator and passkeys become invalid, because they may be lost or stolen. It is on record
 * like a login, so that a set-up by somebody else does not go unnoticed.
 */
export function createSetUpHandler(platform: Platform): Handler<typeof organiserCalls.organiserSetUp> {
  const { db, clock, config, passwords, rateLimiter } = platform;
  return async ({ body, request, fail }) => {
    await rateLimiter.requireAttempt('organiserSetUpFromNetwork', { network: request.ip });
    // The token is checked before the expensive hash.
    if (!(await findInvited(db, body.token, clock.now()))) return fail('organiser-0002');
    const passwordHash = await passwords.hash(body.password);
    const otpSecret = newOtpSecret();
    const email = await db.transaction(async (tx) => {
      const chosen = { passwordHash, otpSecret: sealOtpSecret(otpSecret, config.secret) };
      const invited = await useInvitation(tx, body.token, clock.now(), chosen);
      if (!invited) return null;
      const removedPasskeys = await removeAllPasskeys(tx, platform, invited);
      await endOrganiserSessions(tx, invited.id);
      const after = { chosen: 'password and authenticator', removedPasskeys };
      const change = { call: 'organiserSetUp', subject: `organisers/${invited.id}/set-up`, after };
      await audit(tx, invited, change, clock.now());
      return invited.email;
    });
    if (email === null) return fail('organiser-0002');
    const { name } = await readSection(db, 'event');
    return { otpSecret, otpAddress: otpAddress(otpSecret, email, name) };
  };
}
