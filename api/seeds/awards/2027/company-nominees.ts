import type { CompanyNominee } from '../season.ts';
import type { CompanyCategoryId } from './categories.ts';

/** Who stands where. A firm stands in three categories at most. */
export const companyNominees: Record<CompanyCategoryId, readonly CompanyNominee[]> = {
  payments: [
    {
      name: 'Copperfinch',
      isShortlisted: true,
      description: 'Took instant payments to four countries and published the time of every single outage.',
    },
    {
      name: 'Junipath',
      description: 'Routes payments around public holidays, so that wages arrive before the rent is due.',
    },
    {
      name: 'Otterpay',
      description: 'A transfer for the price of a text message, on telephones with buttons.',
    },
    {
      name: 'Quillstone Pay',
      isShortlisted: true,
      description: 'Took eleven seconds out of the checkout and printed its failure rate beside its price.',
    },
    {
      name: 'Tidewarden',
      isShortlisted: true,
      description: 'Settled 1.9 billion payments and wrote 14 outage reports, each within two days.',
    },
    {
      name: 'Undertoll',
      description: 'Nine million turnstile payments a morning, with a failure every Thursday on purpose.',
    },
  ],
  'digital-bank': [
    {
      name: 'Alderwick Building Society',
      description: 'Rebuilt its mortgage desk in the open and kept all 61 branches.',
    },
    { name: 'Farnley Mutual', description: 'Turned its overdraft into a conversation, and halved it.' },
    {
      name: 'Pennyfathom',
      isShortlisted: true,
      description: 'Savings that explain themselves in eleven languages.',
    },
    {
      name: 'Yarrowby',
      isShortlisted: true,
      description: 'A mortgage application with sixty-one screens fewer than last year.',
    },
    {
      name: 'Zephyrine',
      isShortlisted: true,
      description: 'In profit in its third year, with support that answers within a minute.',
    },
    {
      name: 'Ziwa Savings Society',
      description: 'A lakeside society that went online without losing a single member.',
    },
  ],
  'embedded-finance': [
    { name: 'Emberlyte', description: 'Cards for a new brand in a week, and off again in a minute.' },
    {
      name: 'Orrinmark',
      isShortlisted: true,
      description: 'Bank accounts behind one contract of four pages.',
    },
    {
      name: 'Otterpay',
      isShortlisted: true,
      description: 'Wages, school fees and water bills inside one menu of digits.',
    },
    {
      name: 'Sablewire',
      description: 'Payroll in nine countries, inside the rota software that shops already use.',
    },
    { name: 'Tidewarden', description: 'Settlement that a marketplace can switch on before lunch.' },
    {
      name: 'Umberlane',
      isShortlisted: true,
      description: 'Loans for plumbers, with a “no, thank you” of the same size as the “yes”.',
    },
  ],
  'trading-technology': [
    { name: 'Ivorine', description: 'Models of the days that models say cannot happen.' },
    { name: 'Latticefold', description: 'Ninety-six currency pairs, each with an error bar.' },
    {
      name: 'Pallanzo',
      isShortlisted: true,
      description: 'Moved three exchanges to shorter settlement without one failed night.',
    },
    {
      name: 'Rookwell Labs',
      isShortlisted: true,
      description: 'A backtester that charges you for looking ahead.',
    },
    {
      name: 'Velvet Curve',
      description: 'Charts that colour-blind traders can read, and everybody else prefers.',
    },
    {
      name: 'Vexhallow',
      isShortlisted: true,
      description: 'Put retail orders into the book, and the free-drinks lounge out of business.',
    },
  ],
  'digital-asset-custody': [
    { name: 'Brindlecoin', description: 'Hourly reserves, five years without news.' },
    { name: 'Driftkey', description: 'Recovery by passkey for people who lose telephones.' },
    {
      name: 'Jubilee Ledger',
      isShortlisted: true,
      description: 'Put eleven funds on a ledger and had the nerve to take two off again.',
    },
    {
      name: 'Kestrel Vault',
      isShortlisted: true,
      description: 'Told the whole industry about the two attempts that nearly worked.',
    },
    { name: 'Lodemint', description: 'Tokenised deposits with an exit that was tested before the entrance.' },
    {
      name: 'Saltmeridian',
      isShortlisted: true,
      description: 'Key ceremonies whose failure is rehearsed more often than their success.',
    },
  ],
  'fraud-identity': [
    { name: 'Cindergate', description: 'Reads the memo line, and found 4,100 coerced payments in it.' },
    {
      name: 'Driftkey',
      isShortlisted: true,
      description: 'Passkeys that a grandparent set up without calling anybody.',
    },
    { name: 'Plumbkey', description: 'From a company’s name to its owner in forty seconds.' },
    {
      name: 'Quaylock',
      isShortlisted: true,
      description: 'Checks identities on boats, in hostels and behind the bread counter.',
    },
    { name: 'Thornlight', description: 'Halved false alarms by showing its working to the analysts.' },
    {
      name: 'Wexcombe Risk',
      isShortlisted: true,
      description: 'Stops 900 impersonation frauds a day, and calls the victims of the others.',
    },
  ],
  regtech: [
    { name: 'Aldersyde', description: 'Green-bond reporting with photographs of the pipes.' },
    { name: 'Cindergate', description: 'Monitoring whose every alert begins with a sentence in English.' },
    {
      name: 'Hexagora',
      isShortlisted: true,
      description: 'Reads the contract, and says which sentence it is unsure of.',
    },
    {
      name: 'Northquill',
      isShortlisted: true,
      description: 'Regulatory returns with fewer footnotes than last year, and no resubmissions.',
    },
    { name: 'Plumbkey', description: 'Ownership trees that a supervisor can walk through.' },
    {
      name: 'Thornlight',
      isShortlisted: true,
      description: 'Screening decisions that survived three inspections unedited.',
    },
  ],
  'use-of-ai': [
    { name: 'Cindergate', description: 'Found the pattern of romance fraud in three words.' },
    {
      name: 'Farrowmint',
      isShortlisted: true,
      description: 'Lends against harvests that satellites watch growing.',
    },
    {
      name: 'Hexagora',
      isShortlisted: true,
      description: 'Explains 94 of 100 decisions in a sentence, and works on the other six in public.',
    },
    { name: 'Kitefall', description: 'Weather for each single field, with its uncertainty drawn in.' },
    {
      name: 'Octavine',
      isShortlisted: true,
      description: 'Nine seconds and a reason: every refusal names what would change it.',
    },
    {
      name: 'Pennyfathom',
      description: 'A help page that rewrites itself in the reader’s language, checked by a person.',
    },
  ],
  'data-provider': [
    {
      name: 'Aldersyde',
      isShortlisted: true,
      description: 'Field notes from 212 projects, free for everybody.',
    },
    {
      name: 'Bellhaven Data',
      isShortlisted: true,
      description: 'Reference data reconciled before breakfast, with corrections on page one.',
    },
    { name: 'Kitefall', isShortlisted: true, description: 'Hail, field by field, for lenders who care.' },
    { name: 'Mapleforge', description: 'Test data that has never met a customer.' },
    { name: 'Northquill', description: 'A rule book that machines can read and people still do.' },
    { name: 'Plumbkey', description: 'Beneficial owners of nine million companies, refreshed daily.' },
  ],
  newcomer: [
    { name: 'Driftkey', description: 'Two years old, and already on three million telephones.' },
    {
      name: 'Glasshopper',
      isShortlisted: true,
      description: 'Nobody may say what it does until May, and everybody wants it.',
    },
    { name: 'Inkwell Trade', description: 'Sent the courier home: bills of lading in four minutes.' },
    { name: 'Sablewire', description: 'Paid 41,000 people on time in its first December.' },
    {
      name: 'Tallowgate',
      isShortlisted: true,
      description: 'Commodity loans for people who own the warehouse.',
    },
    {
      name: 'Velvet Curve',
      isShortlisted: true,
      description: 'Two founders, one palette, forty trading floors.',
    },
  ],
  'sustainable-finance': [
    { name: 'Aldersyde', isShortlisted: true, description: 'Went to see what the green bonds had paid for.' },
    { name: 'Farrowmint', isShortlisted: true, description: 'Cheaper loans for soil that holds its water.' },
    {
      name: 'Greyfell Pensions',
      description: 'Published the three holdings it was ashamed of, and sold two.',
    },
    { name: 'Heronfold Capital', description: 'Early money for insulation, drains and other dull heroes.' },
    {
      name: 'Kitefall',
      isShortlisted: true,
      description: 'Priced the risk of flood, house by house, and gave it to the councils.',
    },
    {
      name: 'Ziwa Savings Society',
      description: 'Solar lamps on instalments that a fisherman’s week can carry.',
    },
  ],
  'financial-inclusion': [
    { name: 'Copperfinch', description: 'A code on a card stand, and a market without cash boxes.' },
    { name: 'Dyffryn Credit Union', description: 'Brought a counter back to 31 villages.' },
    {
      name: 'Farrowmint',
      isShortlisted: true,
      description: 'Seven hundred thousand farmers with a credit history of their own.',
    },
    {
      name: 'Otterpay',
      isShortlisted: true,
      description: 'Banking in 160 characters for forty million telephones.',
    },
    {
      name: 'Pennyfathom',
      isShortlisted: true,
      description: 'First savings for a million people who had a rice tin.',
    },
    { name: 'Ziwa Savings Society', description: 'Accounts opened by boat, twice a week.' },
  ],
};
