import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import { generateSecret, generateURI, verifySync } from 'otplib';
import { asciiDigits } from '@summit/contract/words/ascii-digits';

/** Codes of the previous and the next time step are valid as well, because clocks differ; in seconds. */
const tolerance = 30;

const algorithm = 'aes-256-gcm';

/** A new secret for an authenticator, in base 32. */
export function newOtpSecret(): string {
  return generateSecret();
}

/** The address that an authenticator reads a secret from, usually as a QR code. */
export function otpAddress(secret: string, email: string, issuer: string): string {
  return generateURI({ issuer, label: email, secret });
}

/**
 * The time step of a code that is right now and later than the last one that was used; null for every other code.
 * @param code with or without the space that authenticators show in its middle @param now in milliseconds
 */
export function getOtpStep(
  secret: string,
  code: string,
  lastStep: number | null,
  now: number,
): number | null {
  const token = asciiDigits(code).replace(/[\s-]/g, '');
  if (!/^\d{6}$/.test(token)) return null;
  const result = verifySync({
    secret,
    token,
    epoch: Math.floor(now / 1000),
    epochTolerance: tolerance,
    ...(lastStep !== null && { afterTimeStep: lastStep }),
  });
  return result.valid && 'timeStep' in result ? result.timeStep : null;
}

/** Encrypts a secret for storage, so that the database alone does not reveal it. */
export function sealOtpSecret(secret: string, apiSecret: string): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv(algorithm, keyFrom(apiSecret), iv);
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** Reads what `sealOtpSecret` returned; null when the API has another secret since. */
export function openOtpSecret(stored: string, apiSecret: string): string | null {
  const bytes = Buffer.from(stored, 'base64url');
  const decipher = createDecipheriv(algorithm, keyFrom(apiSecret), bytes.subarray(0, 12));
  decipher.setAuthTag(bytes.subarray(12, 28));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}

function keyFrom(apiSecret: string): Buffer {
  return createHmac('sha256', apiSecret).update('one-time codes of organisers').digest();
}
