import type { InferType } from 'yup';
import { stepRules } from '../shared/steps/step-rules.ts';
import type { withoutPassword } from './pass-schema.ts';
import type { PassInvitation } from './use-pass-invitation.ts';

export type PassValues = InferType<typeof withoutPassword>;

/** The rules of the first step on a pass; whether a password is required is a setting. */
export const passRules = stepRules<PassValues>(
  ['firstName', 'lastName', 'email', 'phone', 'company', 'jobTitle', 'country', 'termsAccepted'],
  () => import('./pass-schema.ts'),
);

/** The initial values: the company that has the passes is filled in, and can be changed. */
export function emptyPassStep({ company }: PassInvitation, country: string): PassValues {
  return {
    firstName: '',
    lastName: '',
    email: '',
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
