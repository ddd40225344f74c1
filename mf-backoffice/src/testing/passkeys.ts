import type * as calls from '@summit/contract/calls/organiser-passkeys';
import type { ResponseOf } from '@summit/contract/requests/call';

/** The server's options for using a passkey. */
export const request: ResponseOf<typeof calls.passkeyLoginChallenge> = {
  challenge: 'Y2hhbGxlbmdl',
  rpId: 'localhost',
  timeout: 300_000,
  userVerification: 'required',
  allowCredentials: [],
};

/** The server's options for creating a passkey. */
export const creation: ResponseOf<typeof calls.newPasskeyChallenge> = {
  challenge: 'Y2hhbGxlbmdl',
  rp: { id: 'localhost', name: 'Summit' },
  user: { id: 'b3duZXI', name: 'olive@demo.example', displayName: 'Olive Owner' },
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
  timeout: 300_000,
  attestation: 'none',
  excludeCredentials: [],
  authenticatorSelection: {
    residentKey: 'required',
    requireResidentKey: true,
    userVerification: 'required',
  },
};

export const laptop: ResponseOf<typeof calls.addPasskey> = {
  id: 'p1',
  name: 'Work laptop',
  createdAt: '2027-02-01T09:00:00.000Z',
  lastUsedAt: null,
};
