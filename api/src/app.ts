import { awards } from './awards/awards.ts';
import { awardsDesk } from './awards/desk/awards-desk.ts';
import { rehearsals } from './awards/rehearsals/rehearsals.ts';
import { content } from './content/content/content.ts';
import { galleries } from './content/galleries/galleries.ts';
import { media } from './content/media/media.ts';
import { mediaPartners } from './content/media-partners/media-partners.ts';
import { siteSearch } from './content/search/search.ts';
import { subscriptions } from './content/subscribe/subscriptions.ts';
import { testimonials } from './content/testimonials/testimonials.ts';
import { videos } from './content/videos/videos.ts';
import { emailDelivery } from './emails/delivery/deliver-emails.ts';
import { conversations } from './messaging/conversations/conversations.ts';
import { messaging } from './messaging/sending/messaging.ts';
import { meta } from './meta/meta.ts';
import { checkIn } from './orders/check-in/check-in.ts';
import { ordersDesk } from './orders/desk/orders-desk.ts';
import { packageDesk } from './orders/desk/package-desk.ts';
import { invoices } from './orders/invoices/invoices.ts';
import { myRegistration } from './orders/my-registration/my-registration.ts';
import { packages } from './orders/packages/packages.ts';
import { payments } from './orders/payments/payments.ts';
import { ticketTransfers } from './orders/ticket-transfers/ticket-transfers.ts';
import { tickets } from './orders/tickets/tickets.ts';
import { waitingList } from './orders/waiting-list/waiting-list.ts';
import { edition } from './organisers/edition/edition.ts';
import { inbox } from './organisers/inbox/inbox.ts';
import { operations } from './organisers/operations/operations.ts';
import { organiserDocumentUploads } from './organisers/organiser-documents/organiser-documents.ts';
import { organiserPictureUploads } from './organisers/organiser-pictures/organiser-pictures.ts';
import { organisers } from './organisers/organisers/organisers.ts';
import { passkeys } from './organisers/organisers/passkeys/passkeys.ts';
import { purposeLists } from './organisers/purpose-lists/purpose-lists.ts';
import { releases } from './organisers/releases/releases.ts';
import { resources } from './organisers/resources/resources.ts';
import { savedViews } from './organisers/saved-views/saved-views.ts';
import { today } from './organisers/today/today.ts';
import { unusedPictures } from './organisers/unused-pictures/unused-pictures.ts';
import { addressChanges } from './people/address-changes/address-changes.ts';
import { addresses } from './people/addresses/addresses.ts';
import { attendeeDesk } from './people/attendee-desk/attendee-desk.ts';
import { attendees } from './people/attendees/attendees.ts';
import { auth } from './people/auth/auth.ts';
import { personalData } from './people/personal-data/personal-data.ts';
import { photoDesk } from './people/photo-desk/photo-desk.ts';
import { photos } from './people/photos/photos.ts';
import { createApi } from './platform/create-api.ts';
import type { Api, Platform } from './platform/platform.ts';
import type { Capability } from './platform/serve.ts';
import { agenda } from './programme/agenda/agenda.ts';
import { speakerProfiles } from './programme/speaker-profiles/speaker-profiles.ts';
import { sponsors } from './programme/sponsors/sponsors.ts';
import { blitz } from './registration/blitz/blitz.ts';
import { cryptoTraderRegistration } from './registration/crypto-traders/crypto-trader-registration.ts';
import { dynamicForms } from './registration/dynamic-forms/dynamic-forms.ts';
import { featured } from './registration/featured/featured.ts';
import { invitations } from './registration/invitations/invitations.ts';
import { listing } from './registration/listing/listing.ts';
import { personal } from './registration/personal/personal.ts';
import { attendeeRegistration } from './registration/steps/attendee-registration.ts';
import { vipRegistration } from './registration/vip/vip-registration.ts';
import { vouchers } from './registration/vouchers/vouchers.ts';
import { settings } from './settings/settings/settings.ts';
import { siteChanges } from './settings/site-changes/site-changes.ts';

/** All capabilities of the API, in any order. */
const capabilities: Capability[] = [
  operations,
  ordersDesk,
  packageDesk,
  attendeeDesk,
  inbox,
  savedViews,
  edition,
  today,
  addressChanges,
  addresses,
  auth,
  agenda,
  attendeeRegistration,
  attendees,
  awards,
  awardsDesk,
  blitz,
  checkIn,
  content,
  cryptoTraderRegistration,
  dynamicForms,
  featured,
  galleries,
  invitations,
  invoices,
  listing,
  emailDelivery,
  media,
  mediaPartners,
  messaging,
  conversations,
  meta,
  organiserDocumentUploads,
  organiserPictureUploads,
  organisers,
  packages,
  passkeys,
  payments,
  personal,
  personalData,
  photoDesk,
  photos,
  purposeLists,
  rehearsals,
  releases,
  resources,
  settings,
  siteChanges,
  siteSearch,
  speakerProfiles,
  sponsors,
  subscriptions,
  testimonials,
  myRegistration,
  ticketTransfers,
  tickets,
  unusedPictures,
  videos,
  vipRegistration,
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
