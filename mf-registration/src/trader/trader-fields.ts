import type { InferType } from 'yup';
import { stepRules } from '../shared/steps/step-rules.ts';
import type { withoutPassword } from './trader-schema.ts';
import type { TraderInvitation } from './use-trader-invitation.ts';

export type TraderValues = InferType<typeof withoutPassword>;

/** The rules of a crypto trader's form; whether a password is required is a setting. */
export const traderRules = stepRules<TraderValues>(
  [
    'firstName',
    'lastName',
    'email',
    'phone',
    'country',
    'experience',
    'birthYear',
    'riskTermsAccepted',
    'termsAccepted',
  ],
  () => import('./trader-schema.ts'),
);

/** The initial values: what an invitation knows is filled in, and can be changed. */
export function emptyTrader(known: TraderInvitation | null, country: string): TraderValues {
  return {
    firstName: known?.firstName ?? '',
    lastName: known?.lastName ?? '',
    email: known?.email ?? '',
    phone: '',
    country,
    experience: '',
    instruments: [],
    birthYear: '',
    riskTermsAccepted: false,
    password: '',
    termsAccepted: false,
    marketing: false,
    publish: false,
  };
}
