import { mailLinks } from '@summit/contract/session/mail-links';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';

/** The tokens of the demo event's links: readable words, because they give access only to fictional data. */
export const demoTokens = {
  invitation: 'demo-invitation',
  invitationUsed: 'demo-invitation-used',
  invitationUnpaid: 'demo-invitation-unpaid',
  invitationClosed: 'demo-invitation-closed',
  featured: 'demo-featured',
  featuredUsed: 'demo-featured-used',
  featuredClosed: 'demo-featured-closed',
  pass: 'demo-guest',
  passExhibitor: 'demo-exhibitor',
  passSponsor: 'demo-sponsor',
  passFull: 'demo-full',
  passClosed: 'demo-closed',
  trader: 'demo-trader',
  traderUsed: 'demo-trader-used',
  traderClosed: 'demo-trader-closed',
  blitz: 'demo-blitz',
  blitzSubmitted: 'demo-blitz-submitted',
  blitzApproved: 'demo-blitz-approved',
  blitzClosed: 'demo-blitz-closed',
  listingInvited: 'demo-listing-invited',
  listingSubmitted: 'demo-listing-submitted',
  listingApproved: 'demo-listing-approved',
  listingClosed: 'demo-listing-closed',
  voucher: 'demo-voucher',
  voucherGift: 'demo-voucher-gift',
  voucherOver: 'demo-voucher-over',
  videos: 'demo-videos',
} as const;

/** The other half of the links of passes. */
export const vipSlugs = { guests: 'summit-guests', stand: 'northquill', sponsor: 'umberlane' } as const;

interface DemoLink {
  what: string;
  /** The path within the site. */
  path: string;
}

/** What `npm run demo:links` prints: every link of the demo event that needs a token. */
export const demoLinks: readonly DemoLink[] = [
  { what: 'Invitation: a colleague’s extra ticket', path: mailLinks.invitation(demoTokens.invitation) },
  {
    what: 'Invitation: somebody has registered with it',
    path: mailLinks.invitation(demoTokens.invitationUsed),
  },
  { what: 'Invitation: not paid yet', path: mailLinks.invitation(demoTokens.invitationUnpaid) },
  { what: 'Invitation: taken back', path: mailLinks.invitation(demoTokens.invitationClosed) },
  { what: 'Featured attendee: an invitation', path: featuredLink(demoTokens.featured) },
  {
    what: 'Featured attendee: somebody has registered with it',
    path: featuredLink(demoTokens.featuredUsed),
  },
  { what: 'Featured attendee: its time is over', path: featuredLink(demoTokens.featuredClosed) },
  { what: 'VIP: an invitation with passes', path: passLink(vipSlugs.guests, demoTokens.pass) },
  { what: 'Exhibitor: an invitation with passes', path: passLink(vipSlugs.stand, demoTokens.passExhibitor) },
  { what: 'Sponsor: an invitation with passes', path: passLink(vipSlugs.sponsor, demoTokens.passSponsor) },
  { what: 'VIP: all passes are taken', path: passLink(vipSlugs.guests, demoTokens.passFull) },
  { what: 'VIP: its time is over', path: passLink(vipSlugs.guests, demoTokens.passClosed) },
  { what: 'Crypto trader: an invitation', path: traderLink(demoTokens.trader) },
  { what: 'Crypto trader: somebody has registered with it', path: traderLink(demoTokens.traderUsed) },
  { what: 'Crypto trader: its time is over', path: traderLink(demoTokens.traderClosed) },
  { what: 'Blitz: an invitation to a table', path: blitzLink(demoTokens.blitz) },
  { what: 'Blitz: submitted, not read yet', path: blitzLink(demoTokens.blitzSubmitted) },
  { what: 'Blitz: a table in the list', path: blitzLink(demoTokens.blitzApproved) },
  { what: 'Blitz: an invitation that has closed', path: blitzLink(demoTokens.blitzClosed) },
  {
    what: 'Listing: an invitation to fill in',
    path: href(pages.listing, { search: { token: demoTokens.listingInvited } }),
  },
  {
    what: 'Listing: submitted already',
    path: href(pages.listing, { search: { token: demoTokens.listingSubmitted } }),
  },
  { what: 'Listing: approved', path: href(pages.listing, { search: { token: demoTokens.listingApproved } }) },
  {
    what: 'Listing: an invitation that has closed',
    path: href(pages.listing, { search: { token: demoTokens.listingClosed } }),
  },
  { what: 'Voucher: a fifth off', path: href(pages.voucher, { search: { token: demoTokens.voucher } }) },
  { what: 'Voucher: a gift', path: href(pages.voucher, { search: { token: demoTokens.voucherGift } }) },
  {
    what: 'Voucher: its time is over',
    path: href(pages.voucher, { search: { token: demoTokens.voucherOver } }),
  },
  {
    what: 'Videos: those that access has to be asked for',
    path: href(pages.videos, { search: { token: demoTokens.videos } }),
  },
];

function featuredLink(token: string): string {
  return href(pages.registrationFeatured, { search: { token } });
}

function passLink(slug: string, code: string): string {
  return href(pages.registrationInvitation, { slug, code });
}

function traderLink(invitationToken: string): string {
  return href(pages.registrationSlug, { slug: 'crypto-trader' }, { search: { invitationToken } });
}

function blitzLink(token: string): string {
  return href(pages.blitzRegistration, { search: { token } });
}
