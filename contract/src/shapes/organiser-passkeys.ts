import { fields, oneOf, optionalText, requiredText } from '../forms/rules.ts';
import * as limits from '../limits/limits.ts';
import {
  choice,
  flag,
  listed,
  moment,
  nullableMoment,
  shape,
  text,
  whole,
} from '../requests/response-shapes.ts';
import { passkeyTransports } from '../session/passkey-transports.ts';
import { messages } from '../words/messages.ts';
import { array } from '../yup.ts';

const base64url = /^[\w-]+$/;

/** Bytes as browsers write them: base64url. */
const bytes = () => requiredText(limits.passkeyPart).matches(base64url, messages.base64url);

/** What a browser returns of a passkey that was used. */
export const usedPasskey = fields({
  credentialId: bytes(),
  clientData: bytes(),
  authenticatorData: bytes(),
  signature: bytes(),
  /** The id of its owner; absent where the passkey was requested by its own id. */
  userHandle: optionalText(limits.passkeyPart).matches(base64url, {
    message: messages.base64url,
    excludeEmptyString: true,
  }),
});

const passkeyName = () => requiredText(limits.name);

/** What a browser returns of a passkey that was made, and what its owner calls it. */
export const madePasskey = fields({
  name: passkeyName(),
  credentialId: bytes(),
  clientData: bytes(),
  attestation: bytes(),
  transports: array(oneOf(passkeyTransports))
    .max(passkeyTransports.length, messages.listTooLong)
    .required(messages.required),
});

export const passkeyParams = fields({ id: requiredText() });
export const toRename = fields({ name: passkeyName() });

const publicKeyType = choice(['public-key']);

/** A passkey by its id, for a browser that may or must not use it. */
const descriptor = shape({ id: text(), type: publicKeyType, transports: listed(choice(passkeyTransports)) });

/**
 * The options of a login with a passkey: one of `allowCredentials`, or any passkey for the site where that is empty.
 */
export const passkeyRequest = shape({
  challenge: text(),
  rpId: text(),
  timeout: whole(),
  userVerification: choice(['required']),
  allowCredentials: listed(descriptor),
});

/** The options for creating a passkey. */
export const passkeyCreation = shape({
  challenge: text(),
  rp: shape({ id: text(), name: text() }),
  user: shape({ id: text(), name: text(), displayName: text() }),
  pubKeyCredParams: listed(shape({ type: publicKeyType, alg: whole() })),
  timeout: whole(),
  attestation: choice(['none']),
  excludeCredentials: listed(descriptor),
  authenticatorSelection: shape({
    residentKey: choice(['required']),
    requireResidentKey: flag(),
    userVerification: choice(['required']),
  }),
});

/** A passkey as its owner sees it. */
export const passkey = shape({
  id: text(),
  name: text(),
  createdAt: moment(),
  lastUsedAt: nullableMoment(),
});
