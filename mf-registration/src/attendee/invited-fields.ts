import { invitedFirstStep } from '@summit/contract/registration-fields';
import { password } from '@summit/contract/rules';
import type { InferType } from 'yup';
import type { Invitation } from './use-invitation.ts';

/** The token comes from the link: nobody types it. */
const withoutPassword = invitedFirstStep.omit(['token']);
const withPassword = withoutPassword.shape({ password: password() });

export type InvitedValues = InferType<typeof withoutPassword>;

/** The rules of an invited attendee's first step; whether a password is required is a setting. */
export function invitedSchema(asksPassword: boolean) {
  return asksPassword ? withPassword : withoutPassword;
}

/** The initial values: what the inviting attendee said about their guest is filled in, and can be changed. */
export function emptyInvitedStep({ email, company }: Invitation, country: string): InvitedValues {
  return {
    firstName: '',
    lastName: '',
    email: email ?? '',
    phone: '',
    company: company ?? '',
    jobTitle: '',
    country,
    password: '',
    termsAccepted: false,
    marketing: false,
    publish: false,
  };
}
