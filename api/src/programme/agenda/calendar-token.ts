import { createHmac, timingSafeEqual } from 'node:crypto';

/** The content of the token in a calendar's address: the attendee, and how often the address was renewed. */
export interface CalendarClaim {
  attendeeId: string;
  generation: number;
}

const form = /^([\w-]{22})\.(\d{1,9})\.([\w-]{43})$/;

/** The same claim always gives the same token, so that it can be shown again without being stored. */
export function writeCalendarToken(secret: string, { attendeeId, generation }: CalendarClaim): string {
  const id = Buffer.from(attendeeId.replaceAll('-', ''), 'hex').toString('base64url');
  return `${id}.${generation}.${signature(secret, id, generation)}`;
}

/** The claim of a token that this API gave out, or null. */
export function readCalendarToken(secret: string, token: string): CalendarClaim | null {
  const [, id, number, given] = form.exec(token) ?? [];
  if (!id || !number || !given) return null;
  const generation = Number(number);
  if (!timingSafeEqual(Buffer.from(given), Buffer.from(signature(secret, id, generation)))) return null;
  const digits = Buffer.from(id, 'base64url').toString('hex');
  return { attendeeId: digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-'), generation };
}

function signature(secret: string, id: string, generation: number): string {
  const key = createHmac('sha256', secret).update('calendar token').digest();
  return createHmac('sha256', key).update(`${id}.${generation}`).digest('base64url');
}
