import { emailAddressNotValid } from '@summit/contract/contact-details/email-domain';

/** A refused address's message, followed by the advice common to all of them. */
export function notValid(message: string): string {
  return `${message} ${emailAddressNotValid}`;
}
