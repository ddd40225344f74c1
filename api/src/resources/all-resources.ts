import type { ResourceId } from '@summit/contract/resources';
import { hallsResource } from '../agenda/halls-resource.queries.ts';
import { sessionsResource } from '../agenda/sessions-resource.queries.ts';
import { articlesResource } from '../articles/articles-resource.queries.ts';
import { attendeesResource } from '../attendee-desk/attendees-resource.queries.ts';
import {
  categoriesResource,
  predefinedActivitiesResource,
} from '../attendees/categories-resource.queries.ts';
import { lastYearResource } from '../attendees/last-year-resource.queries.ts';
import { awardCategoriesResource } from '../awards-desk/award-categories-resource.queries.ts';
import { bannersResource } from '../banners/banners-resource.queries.ts';
import { blitzInvitationsResource, blitzTablesResource } from '../blitz/blitz-resource.queries.ts';
import { cryptoInvitationsResource } from '../crypto-traders/crypto-traders-resource.queries.ts';
import { formsResource } from '../dynamic-forms/forms-resource.queries.ts';
import { proposalsResource, volunteersResource } from '../dynamic-forms/submissions-resource.queries.ts';
import { emailDomainsResource } from '../email-domains/email-domains-resource.queries.ts';
import { featuredInvitationsResource } from '../featured/featured-resource.queries.ts';
import { albumPicturesResource, albumsResource } from '../galleries/albums-resource.queries.ts';
import { listingsResource } from '../listing/listings-resource.queries.ts';
import { mapLocationsResource } from '../map-location/map-locations-resource.queries.ts';
import {
  mediaKitsResource,
  mediaPartnersResource,
  mediaPartnerTypesResource,
} from '../media-partners/media-partners-resource.queries.ts';
import { messageReportsResource } from '../messaging/reports-resource.queries.ts';
import { picturesResource } from '../organiser-pictures/pictures-resource.queries.ts';
import { packagesResource } from '../packages/packages-resource.queries.ts';
import { promoCodesResource } from '../packages/promo-codes-resource.queries.ts';
import { refundsResource } from '../payments/refunds-resource.queries.ts';
import type { Resource } from '../platform/resources/resource.ts';
import { invoicingResource, settingsResource } from '../settings/settings-resource.queries.ts';
import { themeResource } from '../settings/theme-resource.queries.ts';
import { socialPostsResource } from '../social-feed/social-posts-resource.queries.ts';
import { speakersResource } from '../speakers/speakers-resource.queries.ts';
import {
  sponsorsResource,
  sponsorTypesResource,
  tiersResource,
} from '../sponsors/sponsors-resource.queries.ts';
import { textsResource, virtualTextsResource } from '../static-content/texts-resource.queries.ts';
import { tagsResource } from '../tags/tags-resource.queries.ts';
import {
  testimonialsResource,
  testimonialTypesResource,
} from '../testimonials/testimonials-resource.queries.ts';
import { videosResource } from '../videos/videos-resource.queries.ts';
import { vipInvitationsResource } from '../vip/vip-resource.queries.ts';
import { vouchersResource } from '../vouchers/vouchers-resource.queries.ts';

/** How each resource is read and written, by its own capability. */
export const allResources: Record<ResourceId, Resource> = {
  texts: textsResource,
  'virtual-texts': virtualTextsResource,
  banners: bannersResource,
  articles: articlesResource,
  albums: albumsResource,
  'album-pictures': albumPicturesResource,
  videos: videosResource,
  pictures: picturesResource,
  testimonials: testimonialsResource,
  'testimonial-types': testimonialTypesResource,
  'media-partners': mediaPartnersResource,
  'media-partner-types': mediaPartnerTypesResource,
  'media-kits': mediaKitsResource,
  'social-posts': socialPostsResource,
  tags: tagsResource,
  'map-locations': mapLocationsResource,
  speakers: speakersResource,
  sessions: sessionsResource,
  halls: hallsResource,
  sponsors: sponsorsResource,
  'sponsor-types': sponsorTypesResource,
  tiers: tiersResource,
  forms: formsResource,
  volunteers: volunteersResource,
  proposals: proposalsResource,
  attendees: attendeesResource,
  'last-year-attendees': lastYearResource,
  categories: categoriesResource,
  'predefined-activities': predefinedActivitiesResource,
  'email-domains': emailDomainsResource,
  packages: packagesResource,
  'promo-codes': promoCodesResource,
  'vip-invitations': vipInvitationsResource,
  'crypto-invitations': cryptoInvitationsResource,
  'featured-invitations': featuredInvitationsResource,
  'blitz-invitations': blitzInvitationsResource,
  'blitz-tables': blitzTablesResource,
  listings: listingsResource,
  vouchers: vouchersResource,
  refunds: refundsResource,
  'award-categories': awardCategoriesResource,
  'message-reports': messageReportsResource,
  theme: themeResource,
  settings: settingsResource,
  invoicing: invoicingResource,
};
