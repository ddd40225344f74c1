import type { InferType } from 'yup';
import { stepRules } from '../shared/steps/step-rules.ts';
import type { withoutPassword } from './account-schema.ts';

export type AccountValues = InferType<typeof withoutPassword>;

/** The rules of the account that a ticket goes to; whether a password is required is a setting. */
export const accountRules = stepRules<AccountValues>(
  ['firstName', 'lastName', 'phone', 'company', 'jobTitle', 'country', 'termsAccepted'],
  () => import('./account-schema.ts'),
);
