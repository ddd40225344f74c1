import type { Look } from '../../pictures/portrait/look.ts';

export interface DemoSpeaker {
  id: string;
  firstName: string;
  lastName: string;
  jobTitle: string;
  company: string;
  /** ISO 3166 alpha-2. */
  country: string;
  status: 'Published' | 'Draft' | 'Archived';
  /** Shown on the home page, in this order. */
  homePagePosition?: number;
  /** Lists with the keynotes first. */
  isKeynote?: true;
  /** Agreed that attendees may write. */
  acceptsMessages: boolean;
  topics: readonly string[];
  biography: string;
  look: Look;
}
