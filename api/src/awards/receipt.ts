import { createHmac } from 'node:crypto';

/** Without I, L, O and U, which are easily misread. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * The receipt of a ballot, e.g. `7QK2-M0XA-93TD-HVPE`: 80 bits of a keyed hash of the ballot's random id. Nobody without
 * the secret can make one up, and what the ballot chose is no part of it.
 */
export function receiptFor(ballotId: string, secret: string): string {
  const digest = createHmac('sha256', secret).update(`ballot receipt ${ballotId}`).digest();
  const drawn = [...digest.subarray(0, 16)].map((byte) => letters[byte % letters.length]).join('');
  return (drawn.match(/.{4}/g) ?? []).join('-');
}
