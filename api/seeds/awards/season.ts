import type { awardsTypes } from '@summit/contract/calls/awards';
import type { Look } from '../pictures/portrait/look.ts';

/** A category of one season. */
export interface SeasonCategory {
  id: string;
  awardsType: (typeof awardsTypes)[number];
  name: string;
  description: string;
  /** What counts, one line each. */
  criteria: readonly string[];
  /** How many nominees one ballot may choose. */
  allowedVotes: number;
}

/** A firm that stands in one category. */
export interface CompanyNominee {
  name: string;
  description: string;
  /** On the official shortlist of the second vote. */
  isShortlisted?: true;
}

/** A person who stands in one category. */
export interface IndividualNominee {
  name: string;
  jobTitle: string;
  company: string;
  description: string;
  look: Look;
  isShortlisted?: true;
}
