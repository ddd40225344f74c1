import type { CategoryType } from '@summit/contract/registration/attendee-types';

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
  /** Null: as many as there are of what it adds to and includes a seat of. */
  capacity: number | null;
  extraTickets?: number;
  /** The id of the plain ticket that it adds something to. */
  addsTo?: string;
  /** The id of the package that it includes a seat of. */
  includesSeatOf?: string;
}

const threeDays = 'All sessions in four halls, three days';
const floor = 'The expo floor';
const lunch = 'Lunch, coffee and the opening reception';
const galaSeat = 'A seat at the gala and the dinner on awards night';
const galaPriceMinor = 19_500;

const plainTickets: readonly DemoPackage[] = [
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
      galaSeat,
    ],
    priceMinor: 29_500,
    capacity: 160,
    includesSeatOf: 'gala-seat',
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
      galaSeat,
    ],
    priceMinor: 99_500,
    capacity: 120,
    extraTickets: 2,
    includesSeatOf: 'gala-seat',
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
      'Lunch and coffee on both days',
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
    priceMinor: galaPriceMinor,
    capacity: 420,
  },
];

/** Tickets that have no seat at the gala are also sold with one. */
const withGalaSeat = plainTickets
  .filter(({ categoryType, includesSeatOf }) => ['Buy', 'Sell'].includes(categoryType) && !includesSeatOf)
  .map((ticket): DemoPackage => ({
    ...ticket,
    id: `${ticket.id}-gala`,
    type: `${ticket.type}Gala`,
    name: `${ticket.name} with a gala seat`,
    description: 'The same, with a seat at the ceremony and the dinner after it.',
    includes: [...ticket.includes, galaSeat],
    priceMinor: ticket.priceMinor + galaPriceMinor,
    addsTo: ticket.id,
    includesSeatOf: 'gala-seat',
    capacity: null,
  }));

/** Tickets of the event. Money in pence. */
export const packages: readonly DemoPackage[] = [...plainTickets, ...withGalaSeat];
