import { addressChanges } from './address-changes/address-changes.ts';
import { addresses } from './addresses/addresses.ts';
import { agenda } from './agenda/agenda.ts';
import { attendeeRegistration } from './attendee-registration/attendee-registration.ts';
import { otherRegistrations } from './attendee-registration/other-registrations.ts';
import { attendees } from './attendees/attendees.ts';
import { auth } from './auth/auth.ts';
import { awards } from './awards/awards.ts';
import { awardsDesk } from './awards-desk/awards-desk.ts';
import { blitz } from './blitz/blitz.ts';
import { content } from './content/content.ts';
import { dynamicForms } from './dynamic-forms/dynamic-forms.ts';
import { featured } from './featured/featured.ts';
import { galleries } from './galleries/galleries.ts';
import { invitations } from './invitations/invitations.ts';
import { invoices } from './invoices/invoices.ts';
import { letters } from './letters/letters.ts';
import { listing } from './listing/listing.ts';
import { media } from './media/media.ts';
import { mediaPartners } from './media-partners/media-partners.ts';
import { conversations } from './messaging/conversations.ts';
import { messaging } from './messaging/messaging.ts';
import { meta } from './meta/meta.ts';
import { operations } from './operations/operations.ts';
import { organiserDocumentUploads } from './organiser-documents/organiser-documents.ts';
import { organiserPictureUploads } from './organiser-pictures/organiser-pictures.ts';
import { organisers } from './organisers/organisers.ts';
import { packages } from './packages/packages.ts';
import { payments } from './payments/payments.ts';
import { personal } from './personal/personal.ts';
import { personalData } from './personal-data/personal-data.ts';
import { photoDesk } from './photo-desk/photo-desk.ts';
import { photos } from './photos/photos.ts';
import { createApi } from './platform/create-api.ts';
import type { Api, Platform } from './platform/platform.ts';
import type { Capability } from './platform/serve.ts';
import { purposeLists } from './purpose-lists/purpose-lists.ts';
import { resources } from './resources/resources.ts';
import { siteSearch } from './search/search.ts';
import { settings } from './settings/settings.ts';
import { siteChanges } from './site-changes/site-changes.ts';
import { speakerProfiles } from './speaker-profiles/speaker-profiles.ts';
import { sponsors } from './sponsors/sponsors.ts';
import { subscriptions } from './subscribe/subscriptions.ts';
import { testimonials } from './testimonials/testimonials.ts';
import { ticketCare } from './ticket-care/ticket-care.ts';
import { ticketTransfers } from './ticket-transfers/ticket-transfers.ts';
import { tickets } from './tickets/tickets.ts';
import { unusedPictures } from './unused-pictures/unused-pictures.ts';
import { videos } from './videos/videos.ts';
import { vouchers } from './vouchers/vouchers.ts';
import { waitingList } from './waiting-list/waiting-list.ts';

/** Everything the API can do; the order does not matter. */
const capabilities: Capability[] = [
  operations,
  addressChanges,
  addresses,
  auth,
  agenda,
  attendeeRegistration,
  attendees,
  awards,
  awardsDesk,
  blitz,
  content,
  dynamicForms,
  featured,
  galleries,
  invitations,
  invoices,
  listing,
  letters,
  media,
  mediaPartners,
  messaging,
  conversations,
  meta,
  organiserDocumentUploads,
  organiserPictureUploads,
  organisers,
  otherRegistrations,
  packages,
  payments,
  personal,
  personalData,
  photoDesk,
  photos,
  purposeLists,
  resources,
  settings,
  siteChanges,
  siteSearch,
  speakerProfiles,
  sponsors,
  subscriptions,
  testimonials,
  ticketCare,
  ticketTransfers,
  tickets,
  unusedPictures,
  videos,
  vouchers,
  waitingList,
];

/** The whole API, without a socket. @param logTo where its log goes; standard output otherwise */
export async function buildApp(platform: Platform, logTo?: NodeJS.WritableStream): Promise<Api> {
  const app = await createApi(platform, logTo);
  for (const capability of capabilities) {
    await capability(app, platform);
  }
  return app;
}
