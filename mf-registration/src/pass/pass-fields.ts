import { vipFirstStep } from '@summit/contract/registration-fields';
import { password } from '@summit/contract/rules';
import type { InferType } from 'yup';
import type { PassInvitation } from './use-pass-invitation.ts';

const withPassword = vipFirstStep.shape({ password: password() });

export type PassValues = InferType<typeof vipFirstStep>;

/** The rules of the first step on a pass; whether a password is required is a setting. */
export function passSchema(asksPassword: boolean) {
  return asksPassword ? withPassword : vipFirstStep;
}

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
