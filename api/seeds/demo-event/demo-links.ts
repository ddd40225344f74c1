import { href } from '@summit/contract/site-map';

/** The tokens of the demo event's links: words instead of chance, because they open nothing but inventions. */
export const demoTokens = {
  listingInvited: 'demo-listing-invited',
  listingSubmitted: 'demo-listing-submitted',
  listingApproved: 'demo-listing-approved',
  listingClosed: 'demo-listing-closed',
  voucher: 'demo-voucher',
  voucherGift: 'demo-voucher-gift',
  voucherOver: 'demo-voucher-over',
  videos: 'demo-videos',
} as const;

interface DemoLink {
  what: string;
  /** Within the site. */
  path: string;
}

/** What `npm run demo:links` prints: every link of the demo event that needs a token. */
export const demoLinks: readonly DemoLink[] = [
  {
    what: 'Listing: an invitation to fill in',
    path: href('listing', { search: { token: demoTokens.listingInvited } }),
  },
  {
    what: 'Listing: submitted already',
    path: href('listing', { search: { token: demoTokens.listingSubmitted } }),
  },
  { what: 'Listing: approved', path: href('listing', { search: { token: demoTokens.listingApproved } }) },
  {
    what: 'Listing: an invitation that has closed',
    path: href('listing', { search: { token: demoTokens.listingClosed } }),
  },
  { what: 'Voucher: a fifth off', path: href('voucher', { search: { token: demoTokens.voucher } }) },
  { what: 'Voucher: a gift', path: href('voucher', { search: { token: demoTokens.voucherGift } }) },
  { what: 'Voucher: its time is over', path: href('voucher', { search: { token: demoTokens.voucherOver } }) },
  {
    what: 'Videos: those that access has to be asked for',
    path: href('videos', { search: { token: demoTokens.videos } }),
  },
];
