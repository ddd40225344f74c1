import { eq } from 'drizzle-orm';
import type { AttendeeRow } from '../../people/attendees/attendees.tables.ts';
import { findAttendee } from '../../people/public/attendees.queries.ts';
import { loginRefusal } from '../../people/public/login-refusal.ts';
import { type ApiSecrets, isSignedHere } from '../../platform/accounts/api-secrets.ts';
import type { Platform, SignedInAttendee } from '../../platform/platform.ts';
import { claimedOwner, isTicketToken, writeTicketToken } from './ticket-link.ts';
import { cancelledTickets } from './tickets.tables.ts';

type Needs = Pick<Platform, 'db' | 'config'>;

/** The attendee whose ticket link it is; null when the link is forged or of a cancelled ticket, or they may not log in. */
export async function ownerOfTicketLink({ db, config }: Needs, token: string): Promise<AttendeeRow | null> {
  const claimed = claimedOwner(token);
  const owner = claimed && (await findAttendee(db, claimed));
  return owner && !loginRefusal(owner) && isLinkOf(config, token, owner) ? owner : null;
}

/** The cancelled ticket whose link it was; null when the link is forged, or of a ticket that is valid. */
export async function cancelledTicketOfLink({ db, config }: Needs, token: string) {
  const id = claimedOwner(token);
  if (!id) return null;
  const numbers = await db.select().from(cancelledTickets).where(eq(cancelledTickets.attendeeId, id));
  return numbers.find(({ number: ticketNumber }) => isLinkOf(config, token, { id, ticketNumber })) ?? null;
}

function isLinkOf(
  secrets: ApiSecrets,
  token: string,
  attendee: Pick<AttendeeRow, 'id' | 'ticketNumber'>,
): boolean {
  return isSignedHere(secrets, (secret) => isTicketToken(secret, token, attendee));
}

/**
 * The attendee who opens a ticket or an invoice: by the link, if there is one, otherwise by their login. Null when it
 * is neither.
 */
export async function ownerOfPapers(
  needs: Needs,
  token: string | undefined,
  signedIn: () => Promise<SignedInAttendee | null>,
): Promise<AttendeeRow | null> {
  if (token) return ownerOfTicketLink(needs, token);
  const caller = await signedIn();
  return caller && findAttendee(needs.db, caller.id);
}

/** The token for the links to an attendee's ticket and invoices. */
export function getTicketToken(
  { config }: Pick<Platform, 'config'>,
  attendee: Pick<AttendeeRow, 'id' | 'ticketNumber'>,
): string {
  return writeTicketToken(config.secret, attendee);
}
