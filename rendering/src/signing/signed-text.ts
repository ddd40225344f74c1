import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a signature is for: one of another purpose is not valid. */
type Purpose = 'preview' | 'share' | 'health' | 'network' | 'view' | 'alarm';

/** A text without full stops, and its signature after one. */
export function signed(secret: string, purpose: Purpose, text: string): string {
  return `${text}.${getSignature(secret, purpose, text)}`;
}

/** A short name for a visitor's network that says nothing of it to who does not know the secret. */
export function networkName(secret: string, network: string): string {
  return getSignature(secret, 'network', network).slice(0, 12);
}

/** The text of a signed one; null when it was not signed here for this purpose. */
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
