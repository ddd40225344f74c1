/** The ways to reach a passkey, as WebAuthn names them: they help a browser to find a passkey again. */
export const passkeyTransports = ['usb', 'nfc', 'ble', 'smart-card', 'hybrid', 'internal', 'cable'] as const;

export type PasskeyTransport = (typeof passkeyTransports)[number];
