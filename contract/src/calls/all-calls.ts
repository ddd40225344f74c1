import type { Call } from '../call.ts';
import { addressChangeCalls } from './address-change.ts';
import { agendaCalls } from './agenda.ts';
import { attendeePhotoCalls } from './attendee-photo.ts';
import { attendeeRegistrationCalls } from './attendee-registration.ts';
import { attendeeSelfCalls } from './attendee-self.ts';
import { attendeeCalls } from './attendees.ts';
import { authCalls } from './auth.ts';
import { awardsCalls } from './awards.ts';
import { ballotLogCalls } from './ballot-log.ts';
import { blitzCalls } from './blitz.ts';
import { contentCalls } from './content.ts';
import { conversationCalls } from './conversations.ts';
import { cryptoTraderCalls } from './crypto-traders.ts';
import { featuredCalls } from './featured.ts';
import { formCalls } from './forms.ts';
import { galleryCalls } from './gallery.ts';
import { invitationCalls } from './invitations.ts';
import { invoiceCalls } from './invoices.ts';
import { listingCalls } from './listing.ts';
import { mediaPartnerCalls } from './media-partners.ts';
import { messagingCalls } from './messaging.ts';
import { metaCalls } from './meta.ts';
import { organiseAddressesCalls } from './organise-addresses.ts';
import { organiseAwardsCalls } from './organise-awards.ts';
import { organiseCountCalls } from './organise-count.ts';
import { organiseDocumentsCalls } from './organise-documents.ts';
import { organiseNominationsCalls } from './organise-nominations.ts';
import { organisePhotosCalls } from './organise-photos.ts';
import { organisePicturesCalls } from './organise-pictures.ts';
import { organiseResourcesCalls } from './organise-resources.ts';
import { organiserCalls } from './organisers.ts';
import { packageCalls } from './packages.ts';
import { paymentCalls } from './payments.ts';
import { personalDataCalls } from './personal-data.ts';
import { purposeListCalls } from './purpose-lists.ts';
import { searchCalls } from './search.ts';
import { settingsCalls } from './settings.ts';
import { speakerCalls } from './speakers.ts';
import { sponsorCalls } from './sponsors.ts';
import { subscriptionCalls } from './subscriptions.ts';
import { testimonialCalls } from './testimonials.ts';
import { ticketCareCalls } from './ticket-care.ts';
import { ticketTransferCalls } from './ticket-transfers.ts';
import { ticketCalls } from './tickets.ts';
import { videoCalls } from './videos.ts';
import { vipCalls } from './vip.ts';
import { voucherCalls } from './vouchers.ts';
import { waitingListCalls } from './waiting-list.ts';

/** Every table of calls, by name. For the server's OpenAPI document and for tests: pages import the table they need. */
export const allCalls = {
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
  ticketCareCalls,
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
  organiseAwardsCalls,
  organiseNominationsCalls,
  organiseCountCalls,
  organiseDocumentsCalls,
  organisePhotosCalls,
  organisePicturesCalls,
  personalDataCalls,
  purposeListCalls,
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
