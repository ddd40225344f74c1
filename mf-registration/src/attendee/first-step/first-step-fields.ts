import type { InferType } from 'yup';
import type { OpenKindName } from '@summit/contract/registration/registration-kinds';
import { stepRules } from '../../shared/steps/step-rules.ts';
import type { withoutPassword } from './first-step-schema.ts';

export type FirstStepValues = InferType<typeof withoutPassword>;

/** The rules of the first step; whether a password is required is a setting. */
export const firstStepRules = stepRules<FirstStepValues>(
  [
    'type',
    'categoryId',
    'firstName',
    'lastName',
    'email',
    'phone',
    'company',
    'jobTitle',
    'country',
    'termsAccepted',
  ],
  () => import('./first-step-schema.ts'),
);

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
