/** The types of attendee category; a person who chose nothing is Buy. */
export const categoryTypes = ['Buy', 'Sell', 'CryptoTrader', 'Vip', 'Exhibitor', 'Sponsor'] as const;

export type CategoryType = (typeof categoryTypes)[number];

export const defaultCategoryType: CategoryType = 'Buy';

/** What an attendee is: the type of their category, or how they came. */
export const attendeeTypes = [...categoryTypes, 'Invited', 'Featured', 'Blitz'] as const;

export type AttendeeType = (typeof attendeeTypes)[number];

/** The lists of choices that predefined-activities answers, each for the registration field of its name. */
export const activityGroups = [
  'companyType',
  'decisionRole',
  'companySize',
  'interests',
  'products',
  'targetBuyers',
  'standRole',
  'experience',
  'instruments',
] as const;

export type ActivityGroup = (typeof activityGroups)[number];
