import { createHmac, timingSafeEqual } from 'node:crypto';
import * as limits from '@summit/contract/limits/limits';
import type { Rehearsal } from './current-rehearsal.ts';

/** How far another machine of the API may be ahead of this one, in milliseconds. */
const clockDifference = 60_000;

/** A rehearsal in JSON. */
type Written = Omit<Rehearsal, 'at' | 'expiresAt'> & Record<'at' | 'expiresAt', string>;

/** The signed text of a rehearsal's link. */
export function rehearsalToken(apiSecret: string, rehearsal: Rehearsal): string {
  const text = Buffer.from(JSON.stringify(rehearsal)).toString('base64url');
  return `${text}.${getSignature(apiSecret, text)}`;
}

/** The rehearsal that a token opens now; null when it was not signed here, or is over. */
export function readRehearsal(apiSecret: string, token: string, now: Date): Rehearsal | null {
  const [text = '', signature = '', ...more] = token.split('.');
  const given = Buffer.from(signature);
  const right = Buffer.from(getSignature(apiSecret, text));
  const isOurs = given.length === right.length && timingSafeEqual(given, right) && more.length === 0;
  if (!isOurs) return null;
  const written = JSON.parse(Buffer.from(text, 'base64url').toString()) as Written;
  const expiresAt = new Date(written.expiresAt);
  const leftMs = expiresAt.getTime() - now.getTime();
  // No token is valid for longer, whatever it claims, but for what two clocks may differ by.
  if (leftMs <= 0 || leftMs > limits.rehearsalLifetime + clockDifference) return null;
  return { ...written, at: new Date(written.at), expiresAt };
}

function getSignature(apiSecret: string, text: string): string {
  const key = createHmac('sha256', apiSecret).update('rehearsal').digest();
  return createHmac('sha256', key).update(text).digest('base64url');
}
