import { cryptoTraderForm } from '@summit/contract/registration-fields';
import { password } from '@summit/contract/rules';
import type { InferType } from 'yup';
import type { TraderInvitation } from './use-trader-invitation.ts';

/** The token comes from the link: nobody types it. */
const withoutPassword = cryptoTraderForm.omit(['invitationToken']);
const withPassword = withoutPassword.shape({ password: password() });

export type TraderValues = InferType<typeof withoutPassword>;

/** The rules of a crypto trader's form; whether a password is required is a setting. */
export function traderSchema(asksPassword: boolean) {
  return asksPassword ? withPassword : withoutPassword;
}

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
