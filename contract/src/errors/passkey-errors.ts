/**
 * The errors of passkeys. They have a file of their own because the backoffice raises some of them itself and does not
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
    message: 'Passkeys work at the site’s own address alone. Please open the backoffice there.',
  },
  'passkey-0004': { status: 409, message: 'This device has a passkey for the backoffice already.' },
  'passkey-0005': {
    status: 400,
    message:
      'This cannot be used as a passkey here: it has to ask for your finger, your face or a PIN. Please try another device.',
  },
  // Raised by the server. One code for every invalid passkey, so that it reveals nothing about an account.
  'passkey-0006': {
    status: 403,
    message:
      'This passkey is not known here, or is no longer accepted. Please log in with your password and a code.',
    wording: {
      confirmByPasskey:
        'This is no passkey of yours, or is no longer accepted. Please enter your password instead.',
    },
  },
  'passkey-0007': {
    status: 409,
    message: 'This took too long, or was sent already. Please use your passkey again.',
  },
  'passkey-0008': {
    status: 409,
    message: 'You have as many passkeys as there can be. Please remove one first.',
  },
  'passkey-0009': {
    status: 404,
    message: 'You have no passkey yet. Enter your password; you can add a passkey under “Your account”.',
  },
} as const;

/** The words where the backoffice is open at another address than the one that its passkeys belong to. */
export function passkeysElsewhere(address: string): string {
  return `Passkeys work at ${address} alone. Please open the backoffice there.`;
}
