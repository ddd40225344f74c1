import { sponsors } from './sponsors/sponsors.ts';

/** The zones of the expo, in the order of their stands. No hall, and nothing around the venue, has the name of one. */
const zoneRows = [
  {
    letter: 'E',
    name: 'The Exchange',
    subject: 'Payments and banking',
    description: 'Payments, checkout and everything that happens between a tap and a receipt.',
    note: 'Bring a receipt you do not understand.',
    plan: '1 7 8 9',
  },
  {
    letter: 'F',
    name: 'The Footings',
    subject: 'Infrastructure and data',
    description: 'Core systems, cloud, data and the people who are awake when they are not.',
    note: 'Ask anybody here about their worst night.',
    plan: '9 7 8 9',
  },
  {
    letter: 'H',
    name: 'The Hold',
    subject: 'Markets, digital assets, risk',
    description: 'Markets, custody, digital assets and the rules that keep them at the quay.',
    note: 'The quietest zone, with the best chairs.',
    plan: '17 7 8 9',
  },
  {
    letter: 'Y',
    name: 'The Yard',
    subject: 'Forty start-ups at forty desks',
    description: 'Forty start-ups at forty desks, between the coffee and the main stage.',
    note: 'The pitch hour is on Tuesday at 16:30.',
    plan: '10 1 3 6',
    desks: 40,
  },
] as const;

export const zones = zoneRows.map((zone) => ({
  ...zone,
  /** Who is there: companies at stands, or desks. */
  size:
    'desks' in zone
      ? `${zone.desks} desks`
      : `${sponsors.filter(({ stand }) => stand.startsWith(zone.letter)).length} companies`,
}));
