import type { CategoryType } from '@summit/contract/attendee-types';

export interface DemoPackage {
  id: string;
  type: string;
  categoryType: CategoryType;
  name: string;
  description: string;
  includes: readonly string[];
  /** In pence. */
  priceMinor: number;
  /** UTC; absent: until the event. */
  availableUntil?: string;
  capacity: number;
  extraTickets?: number;
}

const threeDays = 'All sessions in four halls, three days';
const floor = 'The expo floor';
const lunch = 'Lunch, coffee and the opening reception';

/** Tickets of the event. Money in pence. */
export const packages: readonly DemoPackage[] = [
  {
    id: 'buy-standard',
    type: 'BuyStandard',
    categoryType: 'Buy',
    name: 'Standard',
    description: 'For those who choose, buy, invest or regulate. Free while places last.',
    includes: [threeDays, floor, lunch, 'Matchmaking by tags'],
    priceMinor: 0,
    capacity: 900,
  },
  {
    id: 'buy-vip',
    type: 'BuyVip',
    categoryType: 'Buy',
    name: 'VIP',
    description: 'The same, with a seat in front and a quiet room to work in.',
    includes: [
      threeDays,
      floor,
      lunch,
      'Matchmaking by tags',
      'Reserved seats on the Meridian Stage',
      'The Lock Keeper’s lounge',
      'A gala seat on awards night',
    ],
    priceMinor: 29_500,
    capacity: 160,
  },
  {
    id: 'sell-early',
    type: 'SellEarly',
    categoryType: 'Sell',
    name: 'Early',
    description: 'For those who sell to the room, at the price of deciding early.',
    includes: [threeDays, floor, lunch, 'Matchmaking by tags'],
    priceMinor: 49_500,
    availableUntil: '2027-02-28T23:59:59Z',
    capacity: 250,
  },
  {
    id: 'sell-standard',
    type: 'SellStandard',
    categoryType: 'Sell',
    name: 'Standard',
    description: 'For those who sell to the room.',
    includes: [threeDays, floor, lunch, 'Matchmaking by tags'],
    priceMinor: 69_500,
    capacity: 600,
  },
  {
    id: 'sell-vip',
    type: 'SellVip',
    categoryType: 'Sell',
    name: 'VIP',
    description: 'For a small team: your place and two more to give away.',
    includes: [
      threeDays,
      floor,
      lunch,
      'Matchmaking by tags',
      'Two extra tickets for colleagues',
      'Reserved seats on the Meridian Stage',
      'A gala seat on awards night',
    ],
    priceMinor: 99_500,
    capacity: 120,
    extraTickets: 2,
  },
  {
    id: 'crypto-trader',
    type: 'CryptoTrader',
    categoryType: 'CryptoTrader',
    name: 'Crypto trader',
    description: 'For people who trade for themselves. Free; two days of it are yours.',
    includes: [
      'Sessions on digital assets and markets, Wed 9 and Thu 10 June',
      floor,
      'The traders’ breakfast',
    ],
    priceMinor: 0,
    capacity: 200,
  },
  {
    id: 'gala-seat',
    type: 'GalaSeat',
    categoryType: 'Vip',
    name: 'Gala seat',
    description: 'A seat at the ceremony and the dinner after it.',
    includes: [
      'Summit Awards ceremony, Thu 10 June, 19:00',
      'Dinner and drinks',
      'A printed programme with all nominees',
    ],
    priceMinor: 19_500,
    capacity: 420,
  },
];
