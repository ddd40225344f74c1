import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Side } from './messaging.tables.ts';

/** The content of a token: a conversation, and the side from which it is opened. */
interface NamedSide {
  threadId: string;
  side: Side;
}

const letters = { starter: 's', receiver: 'r' } as const;

/**
 * The token in the emails to one of a conversation's two people: always the same, so that the button of an old email
 * still works, until their address changes in any way. It is signed and not stored.
 */
export function getConversationToken(named: NamedSide, email: string, secret: string): string {
  return `${named.threadId}.${letters[named.side]}.${getSignature(named, email, secret)}`;
}

/** The unverified content of a token: `isTokenOf` has to confirm it. */
export function readConversationToken(token: string): NamedSide | null {
  const [threadId = '', letter] = token.split('.');
  const side = (['starter', 'receiver'] as const).find((one) => letters[one] === letter);
  return side ? { threadId, side } : null;
}

/** Whether a token was made for this side of the conversation, and for the address that the person has now. */
export function isTokenOf(token: string, named: NamedSide, email: string, secret: string): boolean {
  const [given, right] = [Buffer.from(token), Buffer.from(getConversationToken(named, email, secret))];
  return given.length === right.length && timingSafeEqual(given, right);
}

function getSignature({ threadId, side }: NamedSide, email: string, secret: string): string {
  const key = createHmac('sha256', secret).update('conversation').digest();
  const signed = `${threadId} ${side} ${email}`;
  return createHmac('sha256', key).update(signed).digest('base64url').slice(0, 22);
}
