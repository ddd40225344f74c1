interface Credentials {
  get: jest.Mock;
  create: jest.Mock;
}

const bytes = (text: string): ArrayBuffer => {
  const encoded = new TextEncoder().encode(text);
  return encoded.buffer.slice(encoded.byteOffset, encoded.byteOffset + encoded.byteLength);
};

/** What it returns, as it is sent: base64url. */
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

/** A browser that can use passkeys, which jsdom cannot: it makes and uses one at once. Undone by `removeAuthenticator`. */
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

/** The browser is as jsdom has it again. */
export function removeAuthenticator(): void {
  Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
  Reflect.deleteProperty(navigator, 'credentials');
}

/** What a browser says by the name of its error. */
export function browserError(name: string): Error {
  return Object.assign(new Error('As the browser words it.'), { name });
}
