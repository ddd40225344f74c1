import { featuredForm } from '@summit/contract/registration-fields';
import { password } from '@summit/contract/rules';
import type { InferType } from 'yup';
import type { FeaturedInvitation } from './use-featured-invitation.ts';

/** The link brings the token: nobody types it. */
const withoutPassword = featuredForm.omit(['token']);
const withPassword = withoutPassword.shape({ password: password() });

export type FeaturedValues = InferType<typeof withoutPassword>;

/** The rules of a featured attendee's form; whether it asks for a password is a setting. */
export function featuredSchema(asksPassword: boolean) {
  return asksPassword ? withPassword : withoutPassword;
}

/** The form as it begins: what the organisers know is there, and can be changed. */
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
