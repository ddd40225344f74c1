import { registrationPaymentTexts } from '@summit/contract/texts/registration-payment';
import { type RegistrationTexts, useRegistrationTexts } from '../shared/texts/use-registration-texts.ts';

export type PaymentTexts = RegistrationTexts<typeof registrationPaymentTexts>;

/** The texts of the payment, in the organisers' wording. Suspends. */
export function usePaymentTexts(): PaymentTexts {
  return useRegistrationTexts(registrationPaymentTexts);
}
