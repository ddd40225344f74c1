/** The types of attendee category. */
export const categoryTypes = ['Buy', 'Sell', 'CryptoTrader', 'Vip', 'Exhibitor', 'Sponsor'] as const;

export type CategoryType = (typeof categoryTypes)[number];

/** What an attendee is: the type of their category, or how they came. */
export const attendeeTypes = [...categoryTypes, 'Invited', 'Featured', 'Blitz'] as const;

export type AttendeeType = (typeof attendeeTypes)[number];

/** The lists of choices that predefined-activities returns, each for the registration field of the same name. */
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
