import type { ResourceId } from '@summit/contract/organising/resources';
import { awardCategoriesResource } from '../../awards/public/award-categories-resource.queries.ts';
import { albumPicturesResource, albumsResource } from '../../content/public/albums-resource.ts';
import { articlesResource } from '../../content/public/articles-resource.ts';
import { bannersResource } from '../../content/public/banners-resource.ts';
import { mapLocationsResource } from '../../content/public/map-locations-resource.ts';
import {
  mediaKitsResource,
  mediaPartnersResource,
  mediaPartnerTypesResource,
} from '../../content/public/media-partners-resource.ts';
import { socialPostsResource } from '../../content/public/social-posts-resource.ts';
import { subscribersResource } from '../../content/public/subscribers-resource.queries.ts';
import {
  testimonialsResource,
  testimonialTypesResource,
} from '../../content/public/testimonials-resource.ts';
import { videosResource } from '../../content/public/videos-resource.ts';
import { messageReportsResource } from '../../messaging/public/reports-resource.queries.ts';
import { packagesResource } from '../../orders/public/packages-resource.queries.ts';
import { promoCodesResource } from '../../orders/public/promo-codes-resource.queries.ts';
import { refundsResource } from '../../orders/public/refunds-resource.queries.ts';
import { waitingListResource } from '../../orders/public/waiting-list-resource.queries.ts';
import { attendeesResource } from '../../people/public/attendees-resource.queries.ts';
import { categoriesResource, predefinedActivitiesResource } from '../../people/public/categories-resource.ts';
import { emailDomainsResource } from '../../people/public/email-domains-resource.ts';
import { lastYearResource } from '../../people/public/last-year-resource.ts';
import { tagsResource } from '../../people/public/tags-resource.ts';
import type { Resource } from '../../platform/resources/resource.ts';
import { hallsResource } from '../../programme/public/halls-resource.ts';
import { sessionsResource } from '../../programme/public/sessions-resource.queries.ts';
import { speakersResource } from '../../programme/public/speakers-resource.ts';
import {
  sponsorsResource,
  sponsorTypesResource,
  tiersResource,
} from '../../programme/public/sponsors-resource.ts';
import { blitzInvitationsResource, blitzTablesResource } from '../../registration/public/blitz-resource.ts';
import { formsResource } from '../../registration/public/forms-resource.ts';
import {
  cryptoInvitationsResource,
  featuredInvitationsResource,
} from '../../registration/public/invitation-resources.ts';
import { listingsResource } from '../../registration/public/listings-resource.ts';
import {
  proposalsResource,
  volunteersResource,
} from '../../registration/public/submissions-resource.queries.ts';
import { vipInvitationsResource } from '../../registration/public/vip-resource.ts';
import { vouchersResource } from '../../registration/public/vouchers-resource.queries.ts';
import { invoicingResource, settingsResource } from '../../settings/public/settings-resource.ts';
import { textsResource, virtualTextsResource } from '../../settings/public/texts-resource.queries.ts';
import { themeResource } from '../../settings/public/theme-resource.ts';
import { picturesResource } from '../organiser-pictures/pictures-resource.ts';
import { notifyRaisedLimit } from './notify-raised-limit.ts';

/** The resources by id; each is read and written by its own capability. */
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
  'waiting-list': waitingListResource,
  subscribers: subscribersResource,
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
  settings: { ...settingsResource, settle: notifyRaisedLimit },
  invoicing: invoicingResource,
};
