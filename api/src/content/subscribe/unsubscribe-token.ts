import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * The token in the emails to a subscriber: always the same, so that the link of an old email still works. It is signed
 * and not stored, so that reading the database is not enough to end a subscription.
 */
export function getUnsubscribeToken(subscriberId: string, secret: string): string {
  return `${subscriberId}.${getSignature(subscriberId, secret)}`;
}

/** The id of the subscriber whose token this is, or null when it is invalid. */
export function getSubscriber(token: string, secret: string): string | null {
  const [id = '', signature = ''] = token.split('.');
  const [given, right] = [Buffer.from(signature), Buffer.from(getSignature(id, secret))];
  return given.length === right.length && timingSafeEqual(given, right) ? id : null;
}

function getSignature(subscriberId: string, secret: string): string {
  const key = createHmac('sha256', secret).update('unsubscribe').digest();
  return createHmac('sha256', key).update(subscriberId).digest('base64url').slice(0, 22);
}
