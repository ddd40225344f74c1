import * as passkeyCalls from '@summit/contract/calls/organiser-passkeys';
import { getToken } from '../../../platform/access.ts';
import { type Capability, serve } from '../../../platform/serve.ts';
import { createConfirmByPasskeyHandler } from './confirm-by-passkey.ts';
import { createPasskeyLoginHandler } from './log-in-with-passkey.ts';
import { addPasskey, removePasskey, renamePasskey, requireRoom, toOwnPasskey } from './own-passkeys.ts';
import { requestNewPasskey, requestPasskey } from './passkey-challenges.ts';
import { listPasskeys } from './passkey-rows.queries.ts';

/** The calls about organisers' passkeys: logging in, confirming one's identity, and managing one's own. */
export const passkeys: Capability = (app, platform) => {
  const { db, rateLimiter } = platform;
  serve(app, passkeyCalls, {
    async passkeyLoginChallenge({ request }) {
      await rateLimiter.requireAttempt('passkeyChallengeFromNetwork', { network: request.ip });
      return requestPasskey(platform, null, []);
    },
    passkeyLogin: createPasskeyLoginHandler(platform),
    async confirmationChallenge({ organiser, request, fail }) {
      const own = await listPasskeys(db, organiser.id);
      if (own.length === 0) return fail('passkey-0009');
      return requestPasskey(platform, getToken(request) ?? '', own);
    },
    confirmByPasskey: createConfirmByPasskeyHandler(platform),
    async passkeys({ organiser }) {
      return { passkeys: (await listPasskeys(db, organiser.id)).map(toOwnPasskey) };
    },
    async newPasskeyChallenge({ organiser, request }) {
      const own = await listPasskeys(db, organiser.id);
      requireRoom(own);
      return requestNewPasskey(platform, getToken(request) ?? '', organiser, own);
    },
    addPasskey: ({ organiser, body, request }) =>
      addPasskey(platform, organiser, body, getToken(request) ?? ''),
    renamePasskey: ({ organiser, params, body }) => renamePasskey(platform, organiser, params.id, body.name),
    removePasskey: ({ organiser, params, request }) =>
      removePasskey(platform, organiser, params.id, getToken(request) ?? ''),
  });
};
