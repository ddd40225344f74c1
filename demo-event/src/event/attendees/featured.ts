import { demoTokens } from '../demo-links.ts';

interface SeededFeaturedInvitation {
  token: string;
  firstName: string;
  lastName: string;
  email: string;
  company: string;
  closesAt?: Date;
  /** The full name of the attendee who registered with it, and when. */
  used?: { by: keyof typeof featuredPeople; at: Date };
}

/** What featured attendees say about themselves, by their full names. */
export const featuredPeople = {
  'Eilidh Strachan': {
    bio: 'Eilidh writes the rules on what a bank has to tell you before it takes your money, and reads the complaints when it did not. She comes to hear what you are building before it needs a rule of its own.',
    linkedIn: 'https://www.linkedin.com/in/eilidh-strachan-conduct',
  },
} as const;

/** The people whom the organisers invited to be featured attendees. */
export const featuredInvitations: readonly SeededFeaturedInvitation[] = [
  {
    token: demoTokens.featured,
    firstName: 'Marguerite',
    lastName: 'Osei',
    email: 'marguerite.osei@lanternfield.example',
    company: 'Lanternfield',
  },
  {
    token: demoTokens.featuredUsed,
    firstName: 'Eilidh',
    lastName: 'Strachan',
    email: 'eilidh.strachan@payments-conduct-council.example',
    company: 'Payments Conduct Council',
    used: { by: 'Eilidh Strachan', at: new Date('2027-01-12T09:40:00Z') },
  },
  {
    token: demoTokens.featuredClosed,
    firstName: 'Lucian',
    lastName: 'Averill',
    email: 'lucian.averill@harrowgate-street.example',
    company: 'Harrowgate Street',
    closesAt: new Date('2026-10-01T00:00:00Z'),
  },
];
