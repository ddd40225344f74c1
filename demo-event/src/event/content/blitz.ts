import { demoTokens } from '../demo-links.ts';

interface SeededTable {
  /** Of the link that opens it; absent for most tables, whose links are unknown. */
  token?: string;
  /** Not read by an organiser yet. */
  isUnread?: true;
  company: string;
  category: string;
  pitch: string;
  slots: readonly string[];
  contacts: readonly (readonly [name: string, jobTitle: string])[];
}

const first = 'Wed 9 June, 16:30';
const second = 'Wed 9 June, 17:00';
const third = 'Wed 9 June, 17:30';

/** Companies with a table at the networking blitz. Their choices are those of the form. */
export const blitzTables: readonly SeededTable[] = [
  {
    token: demoTokens.blitzApproved,
    company: 'Pennyfarthing Rails',
    category: 'Payments',
    pitch: 'Rent that arrives at midnight, from eleven countries, with one reference. Ask how we say no.',
    slots: [first, second],
    contacts: [
      ['Noor Haddad', 'Founder'],
      ['Casper Lindholm', 'Head of Operations'],
    ],
  },
  {
    company: 'Wickerby Tills',
    category: 'Payments',
    pitch: 'A till that keeps selling for two hours without a network. What breaks first in yours?',
    slots: [second],
    contacts: [['Maud Ellery', 'Chief Product Officer']],
  },
  {
    company: 'Solent and Pike',
    category: 'Payments',
    pitch: 'We pay 40,000 freelancers on a Friday. Bring your worst reconciliation story.',
    slots: [first, third],
    contacts: [
      ['Tobias Pike', 'Managing Director'],
      ['Renske de Wolde', 'Treasury Lead'],
    ],
  },
  {
    company: 'Harrowgate Mutual',
    category: 'Banking',
    pitch: 'A building society that replaced its core in one night. Ask us what we kept on paper.',
    slots: [first],
    contacts: [['Philippa Garrow', 'Chief Operating Officer']],
  },
  {
    company: 'Ledgerlight',
    category: 'Banking',
    pitch: 'Accounts for charities, with the auditor as a user. Eight minutes on what donors may see.',
    slots: [second, third],
    contacts: [['Idris Mbeki', 'Co-founder']],
  },
  {
    company: 'Quayside Credit',
    category: 'Banking',
    pitch: 'Lending to boatyards and bakeries. We read the tide table and the till.',
    slots: [third],
    contacts: [
      ['Oonagh Brennan', 'Head of Credit'],
      ['Stellan Vik', 'Data Analyst'],
    ],
  },
  {
    company: 'Glasshouse Custody',
    category: 'Digital assets',
    pitch: 'Keys held in three countries and one drill a month. Ask for the log of the last one.',
    slots: [first, second, third],
    contacts: [['Ayako Tendo', 'Security Architect']],
  },
  {
    company: 'Mint and Meadow',
    category: 'Digital assets',
    pitch: 'Tokenised woodland that a pension fund bought. What would have stopped you?',
    slots: [second],
    contacts: [['Bruno Castellane', 'Head of Issuance']],
  },
  {
    company: 'Truewick',
    category: 'Identity and risk',
    pitch: 'We find the one forged payslip in nine thousand. Bring a document, leave with a doubt.',
    slots: [first, third],
    contacts: [
      ['Zainab Okoro', 'Chief Risk Officer'],
      ['Emil Straka', 'Machine Learning Lead'],
    ],
  },
  {
    company: 'Doorkeeper Labs',
    category: 'Identity and risk',
    pitch: 'Onboarding for people without a passport. Thirty million of them live near you.',
    slots: [second, third],
    contacts: [['Leonie Abara', 'Product Director']],
  },
  {
    token: demoTokens.blitzSubmitted,
    isUnread: true,
    company: 'Fernbridge Data',
    category: 'Data',
    pitch: 'Market data by the minute, not by the terminal. Ask what it costs, we answer in a number.',
    slots: [second],
    contacts: [['Harriet Sloane', 'Sales Director']],
  },
];

/** Companies that were invited and have not replied. */
export const openBlitzInvitations = [
  { token: demoTokens.blitz, company: 'Corriestone', email: 'table@corriestone.example' },
  {
    token: demoTokens.blitzClosed,
    company: 'Late Harbour',
    email: 'hello@late-harbour.example',
    closesAt: new Date('2026-10-01T00:00:00Z'),
  },
] as const;
