import type { Call } from '../requests/call.ts';
import type { PageFact } from '../site/page.ts';
import type { PageId } from '../site/page-ids.ts';
import * as attendeeRegistrationCalls from './attendee-registration.ts';
import * as blitzCalls from './blitz.ts';
import * as cryptoTraderCalls from './crypto-traders.ts';
import * as featuredCalls from './featured.ts';
import * as listingCalls from './listing.ts';
import * as ticketTransferCalls from './ticket-transfers.ts';
import * as vipCalls from './vip.ts';
import * as voucherCalls from './vouchers.ts';
import * as waitingListCalls from './waiting-list.ts';

/** The first call of each page that a link opens: the HTML itself makes it, before the page's script has loaded. */
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
export function getFirstCall(
  id: string,
  { secretParameters = [] }: Pick<PageFact, 'secretParameters'>,
): string | undefined {
  const call = firstCalls[id as PageId];
  if (!call) return undefined;
  const places = secretParameters.map((name) => `{${name}}`);
  if (!call.path.includes(':')) {
    return `${call.path}?${secretParameters.map((name, at) => `${name}=${places[at]}`).join('&')}`;
  }
  const rest = [...places];
  return call.path.replaceAll(/:\w+/g, () => rest.shift() ?? '');
}
