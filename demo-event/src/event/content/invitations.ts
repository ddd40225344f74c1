import type { DemoAccountName } from '@summit/contract/session/demo-accounts';
import type { CategoryId } from '../attendees/categories.ts';
import { demoTokens, vipSlugs } from '../demo-links.ts';
import { event } from '../event.ts';

const filled = {
  contactName: 'Priya Raman',
  email: 'priya.raman@vexhallow.example',
  description:
    'Vexhallow settles trades between small exchanges within the hour, and tells both sides what it cost.',
  website: 'https://vexhallow.example',
  category: 'Trading',
  submittedAt: new Date('2027-01-18T10:20:00Z'),
};

interface SeededInvitation {
  token: string;
  /** A demo account, or the full name of an attendee. */
  inviter: string;
  email: string;
  /** Days before the demo event was seeded. */
  sentDaysAgo: number;
  isWithdrawn?: true;
  usedBy?: DemoAccountName;
}

/** Extra tickets that attendees have given away, or tried to. */
export const invitations: readonly SeededInvitation[] = [
  {
    token: demoTokens.invitationUsed,
    inviter: 'sell',
    email: 'ivo.santangelo@umberlane.example',
    sentDaysAgo: 12,
    usedBy: 'invited',
  },
  {
    token: demoTokens.invitation,
    inviter: 'Adaeze Nnamdi Cross',
    email: 'june.okafor@mail.example',
    sentDaysAgo: 3,
  },
  {
    token: demoTokens.invitationClosed,
    inviter: 'Adaeze Nnamdi Cross',
    email: 'former.colleague@mail.example',
    sentDaysAgo: 15,
    isWithdrawn: true,
  },
  {
    token: demoTokens.invitationUnpaid,
    inviter: 'request',
    email: 'colleague@sundial-treasury.example',
    sentDaysAgo: 2,
  },
];

interface SeededVipInvitation {
  code: string;
  slug: string;
  name: string;
  company?: string;
  categoryId: CategoryId;
  passesLimit: number;
  validUntil?: Date;
  /** Demo accounts that came on its passes. */
  takenBy?: readonly DemoAccountName[];
}

/** Passes that companies and the organisers have for their people and guests. */
export const vipInvitations: readonly SeededVipInvitation[] = [
  {
    code: demoTokens.pass,
    slug: vipSlugs.guests,
    name: 'Summit London',
    categoryId: 'vip-guest',
    passesLimit: 50,
  },
  {
    code: demoTokens.passExhibitor,
    slug: vipSlugs.stand,
    name: 'Northquill',
    company: 'Northquill',
    categoryId: 'exhibitor',
    passesLimit: 8,
  },
  {
    code: demoTokens.passSponsor,
    slug: vipSlugs.sponsor,
    name: 'Umberlane',
    company: 'Umberlane',
    categoryId: 'sponsor',
    passesLimit: 12,
  },
  {
    code: demoTokens.passFull,
    slug: vipSlugs.guests,
    name: 'Summit London',
    categoryId: 'vip-guest',
    passesLimit: 1,
    takenBy: ['vip'],
  },
  {
    code: demoTokens.passClosed,
    slug: vipSlugs.guests,
    name: 'Summit London',
    categoryId: 'vip-guest',
    passesLimit: 20,
    validUntil: new Date('2026-10-01T00:00:00Z'),
  },
];

/** People who were invited to register as crypto traders. */
export const cryptoTraderInvitations = [
  {
    token: demoTokens.trader,
    firstName: 'Linnea',
    lastName: 'Voss',
    email: 'linnea.voss@mail.example',
    inviterName: 'Casper Nymark',
  },
  { token: demoTokens.traderUsed, inviterName: 'Casper Nymark', usedBy: 'crypto' },
  { token: demoTokens.traderClosed, closesAt: new Date('2026-10-01T00:00:00Z') },
] as const;

/** Companies that were invited to an entry in the directory. */
export const listings = [
  {
    token: demoTokens.listingInvited,
    status: 'Invited',
    company: 'Tidewater Ledger',
    email: 'hello@tidewater-ledger.example',
    logoWidth: 600,
    logoHeight: 300,
  },
  { token: demoTokens.listingSubmitted, status: 'Submitted', company: 'Vexhallow', ...filled },
  {
    token: demoTokens.listingApproved,
    status: 'Approved',
    company: 'Ivorine',
    ...filled,
    contactName: 'Tom Adeyemi',
    email: 'tom.adeyemi@ivorine.example',
    website: 'https://ivorine.example',
    description:
      'Ivorine lends to shops by the day, on the strength of what went through the till yesterday.',
    category: 'Lending',
  },
  {
    token: demoTokens.listingClosed,
    status: 'Invited',
    company: 'Late Harbour',
    closesAt: new Date('2026-10-01T00:00:00Z'),
  },
] as const;

/** What organisers give away by a link. */
export const vouchers = [
  {
    token: demoTokens.voucher,
    title: 'A fifth off your ticket',
    description: `Twenty per cent off any paid package of ${event.name}. Enter the code when you pay.`,
    promoCode: 'WELCOME20',
    discountPercent: 20,
    validUntil: new Date('2027-05-31T22:59:59Z'),
  },
  {
    token: demoTokens.voucherGift,
    title: 'A seat at the ceremony',
    description: 'One seat at the Summit Awards, at the table of the organisers. Show this page at the desk.',
    validUntil: null,
  },
  {
    token: demoTokens.voucherOver,
    title: 'Early birds only',
    description: 'Ten per cent off for those who were early.',
    promoCode: 'EARLY10',
    discountPercent: 10,
    validUntil: new Date('2026-09-30T22:59:59Z'),
  },
] as const;
