import { defaultCategoryType } from '@summit/contract/attendee-types';
import { firstStep, firstStepWithPassword } from '@summit/contract/registration-fields';
import { oneOf, requiredText } from '@summit/contract/rules';
import type { InferType } from 'yup';

/** Who registers by this form: a buyer or a seller. */
export const formTypes = ['Buy', 'Sell'] as const;

export type FormType = (typeof formTypes)[number];

export const defaultFormType = defaultCategoryType as FormType;

const choices = { type: oneOf(formTypes), categoryId: requiredText() };

const withoutPassword = firstStep.shape(choices);
const withPassword = firstStepWithPassword.shape(choices);

export type FirstStepValues = InferType<typeof withoutPassword>;

/** The rules of the first step; whether it asks for a password is a setting. */
export function firstStepSchema(asksPassword: boolean) {
  return asksPassword ? withPassword : withoutPassword;
}

/** An empty first step. */
export function emptyFirstStep(type: FormType, country: string): FirstStepValues {
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

export function isFormType(type: string | null): type is FormType {
  return formTypes.some((known) => known === type);
}
