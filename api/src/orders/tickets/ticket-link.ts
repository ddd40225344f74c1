import { createHmac, timingSafeEqual } from 'node:crypto';
import type { AttendeeRow } from '../../people/attendees/attendees.tables.ts';

const form = /^([\w-]{22})\.([\w-]{43})$/;

/**
 * The token of the links that open a ticket and its invoices without a login. It is bound to the ticket's number: once
 * that is cancelled, the links of earlier emails open nothing. The same ticket always has the same token.
 */
export function writeTicketToken(
  secret: string,
  { id, ticketNumber }: Pick<AttendeeRow, 'id' | 'ticketNumber'>,
): string {
  const short = Buffer.from(id.replaceAll('-', ''), 'hex').toString('base64url');
  return `${short}.${signature(secret, id, ticketNumber)}`;
}

/** Whose token it claims to be; null when it has another form. */
export function claimedOwner(token: string): string | null {
  const [, short] = form.exec(token) ?? [];
  const digits = short && Buffer.from(short, 'base64url').toString('hex');
  return digits ? digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-') : null;
}

/** Whether this site wrote the token for this attendee's present ticket. */
export function isTicketToken(
  secret: string,
  token: string,
  { id, ticketNumber }: Pick<AttendeeRow, 'id' | 'ticketNumber'>,
): boolean {
  const [, , given = ''] = form.exec(token) ?? [];
  const right = signature(secret, id, ticketNumber);
  return given.length === right.length && timingSafeEqual(Buffer.from(given), Buffer.from(right));
}

function signature(secret: string, id: string, ticketNumber: string): string {
  const key = createHmac('sha256', secret).update('ticket link').digest();
  return createHmac('sha256', key).update(`${id} ${ticketNumber}`).digest('base64url');
}
