import type { AttendeeType } from '@summit/contract/registration/attendee-types';
import type { RegistrationStatus } from '@summit/contract/registration/registration-status';
import type { DemoAccountName } from '@summit/contract/session/demo-accounts';
import type { Face } from './attendee-row.ts';
import type { CategoryId, TagId } from './categories.ts';

/** The person of a demo account. */
export interface DemoPerson {
  firstName: string;
  lastName: string;
  jobTitle: string;
  company: string;
  country: string;
  face: Face;
  attendeeType: AttendeeType;
  categoryId: CategoryId;
  tags: readonly TagId[];
  registrationStatus: RegistrationStatus;
  isPublished: boolean;
  /** The package whose place is taken, or held while it has to be paid. */
  packageId?: string;
  invitedBy?: DemoAccountName;
  isBlocked?: true;
  organiserRole?: string;
}

const listed = { registrationStatus: 'Completed', isPublished: true } as const;
const underWay = { isPublished: false, tags: [], face: 'none', country: 'GB' } as const;

export const demoPeople: Record<DemoAccountName, DemoPerson> = {
  buy: {
    ...listed,
    firstName: 'Beatrice',
    lastName: 'Underhill',
    jobTitle: 'Head of Payments',
    company: 'Northmere Retail',
    country: 'GB',
    face: 'f2',
    attendeeType: 'Buy',
    categoryId: 'merchant',
    tags: ['instant-payments', 'checkout', 'fraud'],
    packageId: 'buy-standard',
  },
  sell: {
    ...listed,
    firstName: 'Silas',
    lastName: 'Penrose',
    jobTitle: 'Sales Director',
    company: 'Umberlane',
    country: 'GB',
    face: 'm5',
    attendeeType: 'Sell',
    categoryId: 'payments-provider',
    tags: ['embedded-finance', 'open-banking'],
    packageId: 'sell-vip',
  },
  vip: {
    ...listed,
    firstName: 'Valentina',
    lastName: 'Ortolani',
    jobTitle: 'Founder',
    company: 'Lodemint',
    country: 'IT',
    face: 'f3',
    attendeeType: 'Vip',
    categoryId: 'vip-guest',
    tags: ['tokenisation', 'venture'],
  },
  crypto: {
    ...listed,
    firstName: 'Casper',
    lastName: 'Nymark',
    jobTitle: 'Independent trader',
    company: '',
    country: 'DK',
    face: 'm1',
    attendeeType: 'CryptoTrader',
    categoryId: 'crypto-trader',
    tags: ['stablecoins', 'market-structure'],
    packageId: 'crypto-trader',
  },
  stepone: {
    ...underWay,
    firstName: 'Stella',
    lastName: 'Prowse',
    jobTitle: 'Treasury Manager',
    company: 'Castlebridge Foods',
    attendeeType: 'Buy',
    categoryId: 'corporate-treasury',
    registrationStatus: 'SubmitStepOne',
  },
  package: {
    ...underWay,
    firstName: 'Percy',
    lastName: 'Adlington',
    jobTitle: 'Head of Cards',
    company: 'Farnley Mutual',
    attendeeType: 'Buy',
    categoryId: 'bank',
    registrationStatus: 'PendingPackageSelection',
  },
  request: {
    ...underWay,
    firstName: 'Rhea',
    lastName: 'Solanki',
    jobTitle: 'Account Director',
    company: 'Sundial Treasury',
    attendeeType: 'Sell',
    categoryId: 'software-vendor',
    registrationStatus: 'RequestForPayment',
    packageId: 'sell-standard',
  },
  pending: {
    ...underWay,
    firstName: 'Pia',
    lastName: 'Sundgren',
    jobTitle: 'Partnerships Lead',
    company: 'Northquill',
    attendeeType: 'Sell',
    categoryId: 'data-provider',
    registrationStatus: 'PendingPayment',
    packageId: 'sell-early',
  },
  invited: {
    ...underWay,
    firstName: 'Ivo',
    lastName: 'Santangelo',
    jobTitle: 'Product Manager',
    company: 'Umberlane',
    attendeeType: 'Invited',
    categoryId: 'payments-provider',
    registrationStatus: 'Completed',
    invitedBy: 'sell',
  },
  blocked: {
    ...underWay,
    firstName: 'Barnaby',
    lastName: 'Locke',
    jobTitle: 'Consultant',
    company: 'Ashgrove and Lisle',
    attendeeType: 'Sell',
    categoryId: 'consultancy',
    registrationStatus: 'Completed',
    isBlocked: true,
  },
  organiser: {
    ...underWay,
    firstName: 'Ottilie',
    lastName: 'Marsh',
    jobTitle: 'Director',
    company: 'Summit',
    attendeeType: 'Vip',
    categoryId: 'vip-guest',
    registrationStatus: 'Completed',
    organiserRole: 'owner',
  },
};
