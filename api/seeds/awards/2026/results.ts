import type { CompanyCategoryId, IndividualCategoryId } from '../2027/categories.ts';

/** A result of the season before. */
export interface PastResult {
  category: CompanyCategoryId | IndividualCategoryId;
  winner: PastNominee;
  leaders: readonly PastNominee[];
}

export interface PastNominee {
  name: string;
  /** Of people. */
  jobTitle?: string;
  company?: string;
  description: string;
}

/** Winners of 2026, and the leaders who came close. */
export const pastResults: readonly PastResult[] = [
  {
    category: 'payments',
    winner: {
      name: 'Tidewarden',
      description: 'For settling a billion payments and explaining each of its nine outages.',
    },
    leaders: [
      { name: 'Quillstone Pay', description: 'For a price list on one page.' },
      { name: 'Undertoll', description: 'For turnstiles that forgive.' },
    ],
  },
  {
    category: 'digital-bank',
    winner: { name: 'Zephyrine', description: 'For accounts that customers name themselves.' },
    leaders: [
      { name: 'Farnley Mutual', description: 'For an overdraft that asks first.' },
      { name: 'Yarrowby', description: 'For a mortgage in plain words.' },
    ],
  },
  {
    category: 'fraud-identity',
    winner: { name: 'Quaylock', description: 'For proving who somebody is on a narrow boat.' },
    leaders: [{ name: 'Wexcombe Risk', description: 'For staying on the line.' }],
  },
  {
    category: 'trading-technology',
    winner: { name: 'Rookwell Labs', description: 'For a backtester that cannot be flattered.' },
    leaders: [{ name: 'Pallanzo', description: 'For surveillance in daylight.' }],
  },
  {
    category: 'financial-inclusion',
    winner: { name: 'Dyffryn Credit Union', description: 'For counters behind the bread.' },
    leaders: [
      { name: 'Otterpay', description: 'For wages by text.' },
      { name: 'Farrowmint', description: 'For a fair season.' },
    ],
  },
  {
    category: 'newcomer',
    winner: { name: 'Umberlane', description: 'For the politest loan in the land.' },
    leaders: [{ name: 'Kitefall', description: 'For forecasts with humility.' }],
  },
  {
    category: 'founder',
    winner: {
      name: 'Grace Wanjiku Mutiso',
      jobTitle: 'Chief Executive',
      company: 'Farrowmint',
      description: 'For lending against rain.',
    },
    leaders: [
      {
        name: 'Leila Farahani',
        jobTitle: 'Founder',
        company: 'Hexagora',
        description: 'For models with manners.',
      },
    ],
  },
  {
    category: 'rising-star',
    winner: {
      name: 'Jude Okonjo Pearce',
      jobTitle: 'Head of Growth',
      company: 'Tidewarden',
      description: 'For asking the question nobody else would.',
    },
    leaders: [
      {
        name: 'Eleni Stavridou',
        jobTitle: 'Head of Data',
        company: 'Caisse Montrelay',
        description: 'For deleting two million rows, carefully.',
      },
    ],
  },
];
