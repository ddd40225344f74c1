import type { AttendeeRow } from '../../../people/attendees/attendees.tables.ts';
import type { Tx } from '../../../platform/db/db.ts';
import type { Platform } from '../../../platform/platform.ts';
import { reopenGuests } from '../../../registration/public/reopen-guests.queries.ts';
import { cancelTicket } from '../../public/cancelled-tickets.queries.ts';
import { mailGuestCancelled } from '../payment-mails.ts';

/**
 * Cancels the tickets of the guests on the extra tickets of a package that nothing pays for any more, and informs them.
 * The holder must be locked.
 */
export async function endGuests(platform: Platform, tx: Tx, holder: AttendeeRow, now: Date): Promise<void> {
  for (const guest of await reopenGuests(tx, holder.id, now)) {
    await cancelTicket(tx, guest, 'refunded', now);
    await mailGuestCancelled(platform, tx, guest, holder);
  }
}
