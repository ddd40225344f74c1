import type { InferType } from 'yup';
import { stepRules } from '../shared/steps/step-rules.ts';
import type { withoutPassword } from './featured-schema.ts';
import type { FeaturedInvitation } from './use-featured-invitation.ts';

export type FeaturedValues = InferType<typeof withoutPassword>;

/** The rules of a featured attendee's form; whether a password is required is a setting. */
export const featuredRules = stepRules<FeaturedValues>(
  [
    'firstName',
    'lastName',
    'email',
    'phone',
    'company',
    'jobTitle',
    'country',
    'bio',
    'imageUrl',
    'linkedIn',
    'termsAccepted',
    'publishAccepted',
  ],
  () => import('./featured-schema.ts'),
);

/** The initial values: what the organisers know is filled in, and can be changed. */
export function emptyFeatured(known: FeaturedInvitation, country: string): FeaturedValues {
  return {
    firstName: known.firstName ?? '',
    lastName: known.lastName ?? '',
    email: known.email ?? '',
    phone: '',
    company: known.company ?? '',
    jobTitle: '',
    country,
    bio: '',
    imageUrl: '',
    linkedIn: '',
    password: '',
    termsAccepted: false,
    marketing: false,
    publishAccepted: false,
  };
}
