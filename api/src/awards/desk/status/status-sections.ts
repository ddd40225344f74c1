import type { AwardsStatusSubject } from '@summit/contract/shapes/organise/awards';

/** The section of the settings that each status is stored in. */
export const statusSections = {
  Company: 'awardsStatus',
  Individual: 'awardsIndividualStatus',
  Welcome: 'awardsWelcomeStatus',
} as const satisfies Record<AwardsStatusSubject, string>;
