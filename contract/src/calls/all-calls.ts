import type { Call } from '../requests/call.ts';
import type { AnyRow } from '../tables/table-row.ts';
import type { WholeRow } from '../tables/whole-rows.ts';
import * as addressChangeCalls from './address-change.ts';
import * as agendaCalls from './agenda.ts';
import * as attendeePhotoCalls from './attendee-photo.ts';
import * as attendeeRegistrationCalls from './attendee-registration.ts';
import * as attendeeSelfCalls from './attendee-self.ts';
import * as attendeeCalls from './attendees.ts';
import * as authCalls from './auth.ts';
import * as awardsCalls from './awards.ts';
import * as ballotLogCalls from './ballot-log.ts';
import * as blitzCalls from './blitz.ts';
import * as contentCalls from './content.ts';
import * as conversationCalls from './conversations.ts';
import * as cryptoTraderCalls from './crypto-traders.ts';
import * as featuredCalls from './featured.ts';
import * as formCalls from './forms.ts';
import * as galleryCalls from './gallery.ts';
import * as invitationCalls from './invitations.ts';
import * as invoiceCalls from './invoices.ts';
import * as listingCalls from './listing.ts';
import * as mediaPartnerCalls from './media-partners.ts';
import * as messagingCalls from './messaging.ts';
import * as metaCalls from './meta.ts';
import * as myRegistrationCalls from './my-registration.ts';
import * as organiseAddressesCalls from './organise-addresses.ts';
import * as organiseAttendeesCalls from './organise-attendees.ts';
import * as organiseAwardsCalls from './organise-awards.ts';
import * as organiseCheckInCalls from './organise-check-in.ts';
import * as organiseCountCalls from './organise-count.ts';
import * as organiseDocumentsCalls from './organise-documents.ts';
import * as organiseEditionCalls from './organise-edition.ts';
import * as organiseInboxCalls from './organise-inbox.ts';
import * as organiseNominationsCalls from './organise-nominations.ts';
import * as organiseOrdersCalls from './organise-orders.ts';
import * as organisePackagesCalls from './organise-packages.ts';
import * as organisePhotosCalls from './organise-photos.ts';
import * as organisePicturesCalls from './organise-pictures.ts';
import * as organiseReleasesCalls from './organise-releases.ts';
import * as organiseResourcesCalls from './organise-resources.ts';
import * as organiseTodayCalls from './organise-today.ts';
import * as organiseViewsCalls from './organise-views.ts';
import * as organiserPasskeyCalls from './organiser-passkeys.ts';
import * as organiserCalls from './organisers.ts';
import * as packageCalls from './packages.ts';
import * as paymentCalls from './payments.ts';
import * as personalDataCalls from './personal-data.ts';
import * as purposeListCalls from './purpose-lists.ts';
import * as rehearsalCalls from './rehearsals.ts';
import * as searchCalls from './search.ts';
import * as settingsCalls from './settings.ts';
import * as speakerCalls from './speakers.ts';
import * as sponsorCalls from './sponsors.ts';
import * as subscriptionCalls from './subscriptions.ts';
import * as testimonialCalls from './testimonials.ts';
import * as ticketTransferCalls from './ticket-transfers.ts';
import * as ticketCalls from './tickets.ts';
import * as videoCalls from './videos.ts';
import * as vipCalls from './vip.ts';
import * as voucherCalls from './vouchers.ts';
import * as waitingListCalls from './waiting-list.ts';

const tables = {
  addressChangeCalls,
  organiseAddressesCalls,
  authCalls,
  attendeeRegistrationCalls,
  attendeePhotoCalls,
  cryptoTraderCalls,
  vipCalls,
  packageCalls,
  attendeeCalls,
  attendeeSelfCalls,
  myRegistrationCalls,
  ticketTransferCalls,
  waitingListCalls,
  paymentCalls,
  ticketCalls,
  invoiceCalls,
  messagingCalls,
  conversationCalls,
  agendaCalls,
  contentCalls,
  settingsCalls,
  formCalls,
  organiserCalls,
  organiserPasskeyCalls,
  organiseAwardsCalls,
  organiseNominationsCalls,
  rehearsalCalls,
  organiseCheckInCalls,
  organiseCountCalls,
  organiseDocumentsCalls,
  organiseOrdersCalls,
  organiseAttendeesCalls,
  organiseInboxCalls,
  organiseViewsCalls,
  organiseTodayCalls,
  organiseEditionCalls,
  organisePackagesCalls,
  organisePhotosCalls,
  organisePicturesCalls,
  personalDataCalls,
  purposeListCalls,
  organiseReleasesCalls,
  organiseResourcesCalls,
  speakerCalls,
  sponsorCalls,
  mediaPartnerCalls,
  testimonialCalls,
  galleryCalls,
  videoCalls,
  blitzCalls,
  featuredCalls,
  voucherCalls,
  listingCalls,
  invitationCalls,
  awardsCalls,
  ballotLogCalls,
  searchCalls,
  subscriptionCalls,
  metaCalls,
} as const satisfies Record<string, Record<string, Call>>;

type Whole<Rows> = {
  readonly [Name in keyof Rows]: Rows[Name] extends AnyRow ? WholeRow<Rows[Name]> : never;
};

/** Every table of calls, by name. For the server's OpenAPI document and for tests: pages import the table they need. */
export const allCalls = tables as unknown as {
  readonly [Table in keyof typeof tables]: Whole<(typeof tables)[Table]>;
};
