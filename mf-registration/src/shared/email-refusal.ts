import { emailAddressNotValid } from '@summit/contract/errors';

/** A refusal of an address, in the words for all of them. */
export function notValid(message: string): string {
  return `${message} ${emailAddressNotValid}`;
}
