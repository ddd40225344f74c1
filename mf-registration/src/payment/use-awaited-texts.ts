import { awaitedPaymentTexts } from '@summit/contract/texts/awaited-payment';
import { type RegistrationTexts, useRegistrationTexts } from '../shared/texts/use-registration-texts.ts';

/** The texts of waiting for a payment, in the organisers' wording. Suspends. */
export function useAwaitedTexts(): RegistrationTexts<typeof awaitedPaymentTexts> {
  return useRegistrationTexts(awaitedPaymentTexts);
}
