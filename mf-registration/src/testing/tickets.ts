import type * as packageCalls from '@summit/contract/calls/packages';
import type { ResponseOf } from '@summit/contract/requests/call';
import type { TicketPackage } from '../shared/ticket/tickets.ts';

/** A ticket on sale; the test passes the fields it depends on. */
export function aTicket(own: Partial<TicketPackage> = {}): TicketPackage {
  return {
    id: 'buy-standard',
    type: 'BuyStandard',
    name: 'Standard',
    description: 'For those who choose.',
    kind: 'free',
    categoryId: null,
    categoryType: 'Buy',
    price: 0,
    currency: 'GBP',
    vatBasisPoints: 0,
    includes: ['All sessions', 'Lunch'],
    extraTickets: 0,
    addsTo: null,
    availableFrom: null,
    availableUntil: null,
    placesLeft: null,
    isAvailable: true,
    ...own,
  };
}

export const standard = aTicket();

export const vip = aTicket({
  id: 'buy-vip',
  type: 'BuyVip',
  name: 'VIP',
  kind: 'paid',
  price: 29_500,
  includes: ['All sessions', 'A seat in front'],
});

/** The standard ticket with a seat at the gala. */
export const standardWithGala = aTicket({
  id: 'buy-standard-gala',
  type: 'BuyStandardGala',
  name: 'Standard with a gala seat',
  kind: 'paid',
  price: 19_500,
  includes: ['All sessions', 'Lunch', 'A seat at the gala'],
  addsTo: 'buy-standard',
});

export const sellEarly = aTicket({
  id: 'sell-early',
  type: 'SellEarly',
  name: 'Early',
  kind: 'paid',
  price: 49_500,
  categoryType: 'Sell',
  availableUntil: '2030-02-28T22:30:00Z',
});

export const sellStandard = aTicket({
  id: 'sell-standard',
  type: 'SellStandard',
  kind: 'paid',
  price: 69_500,
  categoryType: 'Sell',
});

/** The tickets of both kinds of attendee. */
export const tickets = [standard, vip, sellEarly, sellStandard];

type Category = ResponseOf<(typeof packageCalls)['categories']>['categories'][number];

export const softwareVendor: Category = {
  id: 'software-vendor',
  name: 'Software vendor',
  type: 'Sell',
  slug: 'software-vendor',
};

/** The categories that attendees can register as. */
export const categories: Category[] = [
  { id: 'bank', name: 'Bank', type: 'Buy', slug: 'bank' },
  { id: 'investor', name: 'Investor', type: 'Buy', slug: 'investor' },
  softwareVendor,
];
