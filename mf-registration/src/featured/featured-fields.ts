import { featuredForm } from '@summit/contract/registration-fields';
import { password } from '@summit/contract/rules';
import type { InferType } from 'yup';
import type { FeaturedInvitation } from './use-featured-invitation.ts';

/** The token comes from the link: nobody types it. */
const withoutPassword = featuredForm.omit(['token']);
const withPassword = withoutPassword.shape({ password: password() });

export type FeaturedValues = InferType<typeof withoutPassword>;

/** The rules of a featured attendee's form; whether a password is required is a setting. */
export function featuredSchema(asksPassword: boolean) {
  return asksPassword ? withPassword : withoutPassword;
}

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
