import { defineCall } from '../requests/call.ts';
import { listed, shape } from '../requests/response-shapes.ts';
import { begunSession, confirmation } from '../shapes/organise/organisers.ts';
import * as shapes from '../shapes/organiser-passkeys.ts';

// Passkeys of organisers: WebAuthn in the browser. A terminal has no WebAuthn, so no command makes these calls.

export const passkeyLoginChallenge = defineCall({
  method: 'POST',
  path: '/backoffice/login/passkey/challenge',
  access: 'public',
  summary: 'What a browser needs to log in with a passkey. The challenge counts once, and for some minutes.',
  response: shapes.passkeyRequest,
  errors: [],
});

export const passkeyLogin = defineCall({
  method: 'POST',
  path: '/backoffice/login/passkey',
  access: 'public',
  summary: 'Signs an organiser in with a passkey, which stands for password and one-time code together.',
  body: shapes.usedPasskey,
  response: begunSession,
  errors: ['passkey-0003', 'passkey-0006', 'passkey-0007'],
});

export const confirmationChallenge = defineCall({
  method: 'POST',
  path: '/backoffice/session/confirmation/passkey/challenge',
  access: 'organiser',
  permission: 'account.use',
  summary: "What a browser needs to have one of the caller's own passkeys used.",
  response: shapes.passkeyRequest,
  errors: ['passkey-0009'],
});

export const confirmByPasskey = defineCall({
  method: 'POST',
  path: '/backoffice/session/confirmation/passkey',
  access: 'organiser',
  permission: 'account.use',
  summary:
    'Says again who calls, with a passkey: for some minutes the session opens the calls that demand it.',
  body: shapes.usedPasskey,
  response: confirmation,
  errors: ['passkey-0003', 'passkey-0006', 'passkey-0007'],
});

export const passkeys = defineCall({
  method: 'GET',
  path: '/backoffice/passkeys',
  access: 'organiser',
  permission: 'account.use',
  summary: "The caller's own passkeys, in the order in which they were added.",
  response: shape({ passkeys: listed(shapes.passkey) }),
  errors: [],
});

export const newPasskeyChallenge = defineCall({
  method: 'POST',
  path: '/backoffice/passkeys/challenge',
  access: 'organiser',
  permission: 'account.use',
  recent: true,
  summary: 'What a browser needs to make a passkey. The challenge counts once, and for some minutes.',
  response: shapes.passkeyCreation,
  errors: ['organiser-0005', 'passkey-0008'],
});

export const addPasskey = defineCall({
  method: 'POST',
  path: '/backoffice/passkeys',
  access: 'organiser',
  permission: 'account.use',
  recent: true,
  summary: "Adds a passkey that a browser has made to the caller's own, who gets an email about it.",
  body: shapes.madePasskey,
  response: shapes.passkey,
  errors: ['organiser-0005', 'passkey-0003', 'passkey-0004', 'passkey-0005', 'passkey-0007', 'passkey-0008'],
});

export const renamePasskey = defineCall({
  method: 'PUT',
  path: '/backoffice/passkeys/:id',
  access: 'organiser',
  permission: 'account.use',
  summary: "Gives one of the caller's own passkeys another name.",
  params: shapes.passkeyParams,
  body: shapes.toRename,
  response: shapes.passkey,
  errors: ['cqrs-0009'],
});

export const removePasskey = defineCall({
  method: 'DELETE',
  path: '/backoffice/passkeys/:id',
  access: 'organiser',
  permission: 'account.use',
  // It ends sessions, as `endOtherSessions` does.
  recent: true,
  summary:
    "Removes one of the caller's own passkeys, which no longer logs in, and ends their sessions on all other devices. Password and code always log in.",
  params: shapes.passkeyParams,
  errors: ['cqrs-0009', 'organiser-0005'],
});
