import type { InferType } from 'yup';
import { stepRules } from '../../shared/steps/step-rules.ts';
import type { withoutPassword } from './invited-schema.ts';
import type { Invitation } from './use-invitation.ts';

export type InvitedValues = InferType<typeof withoutPassword>;

/** The rules of an invited attendee's first step; whether a password is required is a setting. */
export const invitedRules = stepRules<InvitedValues>(
  ['firstName', 'lastName', 'email', 'phone', 'company', 'jobTitle', 'country', 'termsAccepted'],
  () => import('./invited-schema.ts'),
);

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
