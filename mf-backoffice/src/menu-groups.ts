import type { ResourceId } from '@summit/contract/organising/resources';
import { withoutRest } from '@summit/contract/paths/path-pattern';
import * as pages from '@summit/contract/site/site-map';

/** The address of the backoffice itself. */
export const backofficePath = withoutRest(pages.backoffice.path);

interface MenuGroup {
  title: string;
  resources: readonly ResourceId[];
}

/** The groups of the menu; resources that no group names come last. */
export const menuGroups: readonly MenuGroup[] = [
  {
    title: 'People',
    resources: [
      'attendees',
      'last-year-attendees',
      'waiting-list',
      'subscribers',
      'volunteers',
      'proposals',
      'message-reports',
      'tags',
    ],
  },
  {
    title: 'Programme',
    resources: ['speakers', 'sessions', 'halls', 'blitz-tables', 'map-locations'],
  },
  {
    title: 'Sponsors and partners',
    resources: [
      'sponsors',
      'tiers',
      'sponsor-types',
      'media-partners',
      'media-partner-types',
      'media-kits',
      'listings',
    ],
  },
  {
    title: 'Words and pictures',
    resources: [
      'texts',
      'virtual-texts',
      'banners',
      'articles',
      'albums',
      'album-pictures',
      'videos',
      'pictures',
      'testimonials',
      'testimonial-types',
      'social-posts',
      'forms',
    ],
  },
  {
    title: 'Sales',
    resources: [
      'packages',
      'promo-codes',
      'vouchers',
      'categories',
      'predefined-activities',
      'vip-invitations',
      'crypto-invitations',
      'featured-invitations',
      'blitz-invitations',
      'refunds',
      'invoicing',
    ],
  },
  { title: 'Awards', resources: ['award-categories'] },
  { title: 'Settings', resources: ['settings', 'theme', 'email-domains'] },
];
