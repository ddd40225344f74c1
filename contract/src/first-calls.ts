import type { Call } from './call.ts';
import * as attendeeRegistrationCalls from './calls/attendee-registration.ts';
import * as blitzCalls from './calls/blitz.ts';
import * as cryptoTraderCalls from './calls/crypto-traders.ts';
import * as featuredCalls from './calls/featured.ts';
import * as listingCalls from './calls/listing.ts';
import * as ticketTransferCalls from './calls/ticket-transfers.ts';
import * as vipCalls from './calls/vip.ts';
import * as voucherCalls from './calls/vouchers.ts';
import * as waitingListCalls from './calls/waiting-list.ts';
import type { PageFact } from './page.ts';
import type { PageId } from './page-ids.ts';

/** What a page that a link opens reads first: the HTML itself calls for it, before any script of the page has come. */
const firstCalls: Partial<Record<PageId, Call>> = {
  blitzRegistration: blitzCalls.blitzInvitation,
  listing: listingCalls.listing,
  registrationAttendee: attendeeRegistrationCalls.regularInvitationToken,
  registrationFeatured: featuredCalls.featureFormToken,
  registrationInvitation: vipCalls.vipInvitation,
  registrationSlug: cryptoTraderCalls.cryptoTraderInvitation,
  registrationTransfer: ticketTransferCalls.ticketOffer,
  registrationWaitingList: waitingListCalls.waitingEntryByToken,
  voucher: voucherCalls.voucher,
};

/**
 * The address of a page's first call below the API's, with the page's withheld parameters in braces:
 * `/public/voucher?token={token}`. Undefined for a page without one.
 */
export function firstCallOf(id: string, { withholds = [] }: Pick<PageFact, 'withholds'>): string | undefined {
  const call = firstCalls[id as PageId];
  if (!call) return undefined;
  const places = withholds.map((name) => `{${name}}`);
  if (!call.path.includes(':')) {
    return `${call.path}?${withholds.map((name, at) => `${name}=${places[at]}`).join('&')}`;
  }
  const rest = [...places];
  return call.path.replaceAll(/:\w+/g, () => rest.shift() ?? '');
}
