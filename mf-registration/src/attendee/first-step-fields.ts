import { firstStep, firstStepWithPassword } from '@summit/contract/registration-fields';
import { openKindNames, type OpenKindName } from '@summit/contract/registration-kinds';
import { oneOf, requiredText } from '@summit/contract/rules';
import type { InferType } from 'yup';

const choices = { type: oneOf(openKindNames), categoryId: requiredText() };

const withoutPassword = firstStep.shape(choices);
const withPassword = firstStepWithPassword.shape(choices);

export type FirstStepValues = InferType<typeof withoutPassword>;

/** The rules of the first step; whether a password is required is a setting. */
export function firstStepSchema(asksPassword: boolean) {
  return asksPassword ? withPassword : withoutPassword;
}

/** An empty first step. */
export function emptyFirstStep(type: OpenKindName, country: string): FirstStepValues {
  return {
    type,
    categoryId: '',
    firstName: '',
    lastName: '',
    email: '',
    phone: '',
    company: '',
    jobTitle: '',
    country,
    password: '',
    termsAccepted: false,
    marketing: false,
    publish: false,
  };
}
