interface Credentials {
  get: jest.Mock;
  create: jest.Mock;
}

const bytes = (text: string): ArrayBuffer => {
  const encoded = new TextEncoder().encode(text);
  return encoded.buffer.slice(encoded.byteOffset, encoded.byteOffset + encoded.byteLength);
};

/** The returned values as they are sent: base64url. */
export const signed = {
  credentialId: 'cGFzc2tleQ',
  clientData: 'Y2xpZW50',
  authenticatorData: 'YXV0aGVudGljYXRvcg',
  signature: 'c2lnbmF0dXJl',
  userHandle: 'b3duZXI',
};

const credential = {
  id: signed.credentialId,
  rawId: bytes('passkey'),
  type: 'public-key',
  authenticatorAttachment: 'platform',
  getClientExtensionResults: () => ({}),
};

/** Adds passkeys, which jsdom lacks: one is created and used immediately. Undone by `removeAuthenticator`. */
export function installAuthenticator(): Credentials {
  const get = jest.fn(async () => ({
    ...credential,
    response: {
      clientDataJSON: bytes('client'),
      authenticatorData: bytes('authenticator'),
      signature: bytes('signature'),
      userHandle: bytes('owner'),
    },
  }));
  const create = jest.fn(async () => ({
    ...credential,
    response: {
      clientDataJSON: bytes('client'),
      attestationObject: bytes('attestation'),
      getTransports: () => ['internal', 'a way of the future'],
    },
  }));
  Object.defineProperty(globalThis, 'PublicKeyCredential', { configurable: true, value: jest.fn() });
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: { get, create } });
  return { get, create };
}

/** Restores jsdom's own state. */
export function removeAuthenticator(): void {
  Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
  Reflect.deleteProperty(navigator, 'credentials');
}

/** A browser error with this name. */
export function browserError(name: string): Error {
  return Object.assign(new Error('As the browser words it.'), { name });
}
