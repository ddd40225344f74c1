import type { ActivityGroup } from '@summit/contract/registration/attendee-types';

/** The choices of the registration forms, by the field they belong to. The id is made of group and name. */
export const activities: Record<ActivityGroup, readonly string[]> = {
  companyType: [
    'Bank or building society',
    'Merchant or marketplace',
    'Asset manager',
    'Corporate',
    'Investor',
    'Public body',
    'Charity or research',
  ],
  decisionRole: ['I decide', 'I recommend', 'I use what is chosen', 'I am looking around'],
  companySize: ['1 to 10', '11 to 50', '51 to 250', '251 to 1,000', 'More than 1,000'],
  interests: [
    'Payments',
    'Core banking',
    'Fraud and identity',
    'Artificial intelligence',
    'Digital assets',
    'Treasury',
    'Regulation',
    'Sustainable finance',
  ],
  products: [
    'Payments',
    'Core banking',
    'Fraud and identity',
    'Data',
    'Trading systems',
    'Custody',
    'Cloud',
    'Consulting',
  ],
  targetBuyers: ['Banks', 'Merchants', 'Asset managers', 'Treasuries', 'Start-ups', 'Public bodies'],
  standRole: ['Stand lead', 'Sales', 'Product', 'Engineering', 'Marketing'],
  experience: ['Less than a year', '1 to 3 years', '4 to 7 years', 'More than 7 years'],
  instruments: ['Spot', 'Futures and options', 'Stablecoins', 'Lending', 'Tokenised funds'],
};
