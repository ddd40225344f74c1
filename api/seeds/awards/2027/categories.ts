import type { SeasonCategory } from '../season.ts';

/** The twelve categories for companies. */
export const companyCategories = [
  {
    id: 'payments',
    awardsType: 'Company',
    name: 'Best Payments Company',
    description: 'For the company that made paying, or being paid, better this year.',
    criteria: [
      'Availability, published',
      'What a payment costs the person who makes it',
      'How a failed payment is explained',
    ],
    allowedVotes: 1,
  },
  {
    id: 'digital-bank',
    awardsType: 'Company',
    name: 'Best Digital Bank',
    description: 'For a bank or society whose customers would miss it on Monday.',
    criteria: [
      'Clarity of products and fees',
      'Service when something goes wrong',
      'A way to health as a business',
    ],
    allowedVotes: 1,
  },
  {
    id: 'embedded-finance',
    awardsType: 'Company',
    name: 'Best Embedded Finance',
    description: 'For financial services that turn up in the right place, and leave when asked.',
    criteria: [
      'Fit with what the customer is doing',
      'Consent that can be refused',
      'Quality for the partner who builds on it',
    ],
    allowedVotes: 1,
  },
  {
    id: 'trading-technology',
    awardsType: 'Company',
    name: 'Best Trading Technology',
    description: 'For the systems behind prices, orders and decisions.',
    criteria: ['Reliability under load', 'Fairness to every order', 'Evidence instead of claims'],
    allowedVotes: 1,
  },
  {
    id: 'digital-asset-custody',
    awardsType: 'Company',
    name: 'Best Digital Asset Custody',
    description: 'For those who keep what cannot be reissued.',
    criteria: [
      'Control of keys, tested by others',
      'What happens on the worst day',
      'Reporting that an auditor accepts',
    ],
    allowedVotes: 1,
  },
  {
    id: 'fraud-identity',
    awardsType: 'Company',
    name: 'Best Fraud and Identity Solution',
    description: 'For stopping the thief without stopping the customer.',
    criteria: ['Loss prevented, independently counted', 'Honest people turned away', 'Care for victims'],
    allowedVotes: 1,
  },
  {
    id: 'regtech',
    awardsType: 'Company',
    name: 'Best Regtech',
    description: 'For tools that make it easier to keep a rule than to break it.',
    criteria: ['Coverage and accuracy', 'Explanations a supervisor accepts', 'Hours given back to people'],
    allowedVotes: 1,
  },
  {
    id: 'use-of-ai',
    awardsType: 'Company',
    name: 'Best Use of Artificial Intelligence',
    description: 'For a model that earns its keep and can say why.',
    criteria: ['Benefit to the person concerned', 'Explanations and appeals', 'Tests that others can repeat'],
    allowedVotes: 1,
  },
  {
    id: 'data-provider',
    awardsType: 'Company',
    name: 'Best Data Provider',
    description: 'For numbers that arrive on time and turn out to be true.',
    criteria: ['Accuracy, and corrections in the open', 'Documentation', 'Licences people understand'],
    allowedVotes: 1,
  },
  {
    id: 'newcomer',
    awardsType: 'Company',
    name: 'Newcomer of the Year',
    description: 'For companies that took their first customer after June 2024.',
    criteria: ['A problem worth solving', 'First evidence', 'A team that listens'],
    allowedVotes: 2,
  },
  {
    id: 'sustainable-finance',
    awardsType: 'Company',
    name: 'Sustainable Finance Award',
    description: 'For money that leaves the place better, and shows it.',
    criteria: ['Measured effect, on site', 'Open method', 'No claims beyond the data'],
    allowedVotes: 1,
  },
  {
    id: 'financial-inclusion',
    awardsType: 'Company',
    name: 'Financial Inclusion Award',
    description: 'For opening the door to people whom finance had left outside.',
    criteria: ['People reached, and still there a year later', 'Price', 'Designed with those it is for'],
    allowedVotes: 2,
  },
] as const satisfies readonly SeasonCategory[];

/** The six categories for people. */
export const individualCategories = [
  {
    id: 'founder',
    awardsType: 'Individual',
    name: 'Founder of the Year',
    description: 'For somebody who began with nothing but a problem.',
    criteria: ['What exists now that did not', 'How the team is treated', 'Honesty about what failed'],
    allowedVotes: 1,
  },
  {
    id: 'technologist',
    awardsType: 'Individual',
    name: 'Technologist of the Year',
    description: 'For work that others build on without noticing.',
    criteria: ['Difficulty', 'Usefulness to others', 'Teaching'],
    allowedVotes: 1,
  },
  {
    id: 'risk-leader',
    awardsType: 'Individual',
    name: 'Risk Leader of the Year',
    description: 'For saying no at the right moment, and yes at the other.',
    criteria: ['Judgement', 'Courage', 'Losses that did not happen'],
    allowedVotes: 1,
  },
  {
    id: 'rising-star',
    awardsType: 'Individual',
    name: 'Rising Star',
    description: 'For people in their first five years in finance.',
    criteria: ['Something finished', 'Curiosity', 'The word of a colleague'],
    allowedVotes: 2,
  },
  {
    id: 'product-leader',
    awardsType: 'Individual',
    name: 'Product Leader of the Year',
    description: 'For the product people would recommend to their mother.',
    criteria: ['What was left out', 'What customers say', 'Care for people with less time, sight or money'],
    allowedVotes: 1,
  },
  {
    id: 'lifetime',
    awardsType: 'Individual',
    name: 'Lifetime Contribution',
    description: 'For decades of making finance a little better for everybody else.',
    criteria: ['What would be missing', 'People brought along', 'Grace'],
    allowedVotes: 1,
  },
] as const satisfies readonly SeasonCategory[];

export type CompanyCategoryId = (typeof companyCategories)[number]['id'];
export type IndividualCategoryId = (typeof individualCategories)[number]['id'];
