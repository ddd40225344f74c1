/**
 * The errors of passkeys. They are in a separate file because the backoffice raises some of them itself and does not
 * need the rest of the catalogue.
 */
export const passkeyErrors = {
  // Raised by the browser.
  'passkey-0001': {
    status: 501,
    message:
      'This browser cannot use passkeys here. They need an up-to-date browser, and an address that begins with https.',
  },
  'passkey-0002': {
    status: 408,
    message: 'No passkey was used: it was cancelled, or none was there in time.',
  },
  // Raised by the browser, and by the server where a browser was mistaken.
  'passkey-0003': {
    status: 403,
    message: 'Passkeys only work at the site’s own address. Open the backoffice there.',
  },
  'passkey-0004': { status: 409, message: 'This device already has a passkey for the backoffice.' },
  'passkey-0005': {
    status: 400,
    message:
      'This cannot be used as a passkey here: it has to ask for your fingerprint, your face or a PIN. Try another device.',
  },
  // Raised by the server. One code for every invalid passkey, so that it reveals nothing about an account.
  'passkey-0006': {
    status: 403,
    message: 'This passkey is unknown here, or is no longer accepted. Log in with your password and a code.',
    wording: {
      confirmByPasskey:
        'This is not one of your passkeys, or is no longer accepted. Enter your password instead.',
    },
  },
  'passkey-0007': {
    status: 409,
    message: 'This took too long, or has already been sent. Use your passkey again.',
  },
  'passkey-0008': {
    status: 409,
    message: 'You have reached the limit of passkeys. Remove one first.',
  },
  'passkey-0009': {
    status: 404,
    message: 'You have no passkey yet. Enter your password; you can add a passkey under “Your account”.',
  },
} as const;

/** The words where the backoffice is open at another address than the one that its passkeys belong to. */
export function passkeysElsewhere(address: string): string {
  return `Passkeys only work at ${address}. Open the backoffice there.`;
}
