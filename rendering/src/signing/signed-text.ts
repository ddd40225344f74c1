import { createHmac, timingSafeEqual } from 'node:crypto';

/** The purpose of a signature, which is not valid for any other. */
type Purpose = 'preview' | 'share' | 'health' | 'network' | 'view' | 'alarm';

/** A text without full stops, and its signature after one. */
export function signed(secret: string, purpose: Purpose, text: string): string {
  return `${text}.${getSignature(secret, purpose, text)}`;
}

/** A short pseudonym for a visitor's network, which cannot be derived without the secret. */
export function networkName(secret: string, network: string): string {
  return getSignature(secret, 'network', network).slice(0, 12);
}

/** The text of a signed text; null when this site has not signed it for this purpose. */
export function verified(secret: string, purpose: Purpose, signedText: string): string | null {
  const [text = '', signature = '', ...more] = signedText.split('.');
  const expected = Buffer.from(getSignature(secret, purpose, text));
  const given = Buffer.from(signature);
  const isOurs = given.length === expected.length && timingSafeEqual(given, expected);
  return isOurs && more.length === 0 ? text : null;
}

function getSignature(secret: string, purpose: Purpose, text: string): string {
  return createHmac('sha256', secret).update(`${purpose}\n${text}`).digest('base64url');
}
