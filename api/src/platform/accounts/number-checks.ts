import { createRequire } from 'node:module';
import type * as VatNumbers from 'jsvat-next';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { provideNumberCheck } from '@summit/contract/contact-details/number-checks';
import { phoneReader } from '@summit/contract/contact-details/phone-number';

// Node finds no names in its CommonJS edition, and the other edition has no `type` that Node could read it by.
const { checkVAT, countries } = createRequire(import.meta.url)('jsvat-next') as typeof VatNumbers;

/** Provides the rules with the server's libraries. */
export function provideNumberChecks(): void {
  provideNumberCheck('phone', phoneReader(parsePhoneNumberFromString));
  provideNumberCheck('vatId', (vatId) => (checkVAT(vatId, countries).isValid ? vatId : null));
}
