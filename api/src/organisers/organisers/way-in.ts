import { createHmac, timingSafeEqual } from 'node:crypto';

/** How long a code of an email lets its reader past the limits of an address, in milliseconds. */
const lifetime = 3_600_000;

/**
 * A code for an organiser whose address was locked by guesses of others: with it they can try password and one-time code
 * although no attempts are left. It is no login.
 */
export function getWayIn(apiSecret: string, organiserId: string, now: Date): string {
  const until = Math.floor((now.getTime() + lifetime) / 1000);
  return `${until}.${signature(apiSecret, organiserId, until)}`;
}

/** Whether a code was mailed to this organiser, and is not too old. */
export function isWayIn(apiSecret: string, organiserId: string, code: string, now: Date): boolean {
  const [until, given] = code.split('.');
  const right = signature(apiSecret, organiserId, Number(until));
  const isRight = given?.length === right.length && timingSafeEqual(Buffer.from(given), Buffer.from(right));
  return isRight && Number(until) * 1000 > now.getTime();
}

function signature(apiSecret: string, organiserId: string, until: number): string {
  const key = createHmac('sha256', apiSecret).update('way in of organisers').digest();
  return createHmac('sha256', key).update(`${organiserId}.${until}`).digest('base64url');
}
