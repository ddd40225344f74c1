import { createRequire } from 'node:module';
import type * as VatNumbers from 'jsvat-next';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { provideNumberCheck } from '@summit/contract/contact-details/number-checks';
import { phoneReader } from '@summit/contract/contact-details/phone-number';

// Node finds no named exports in its CommonJS build, and its other build lacks the `type` that Node needs to load it.
const { checkVAT, countries } = createRequire(import.meta.url)('jsvat-next') as typeof VatNumbers;

/** Sets the number checks of the contract's rules to the server's libraries. */
export function provideNumberChecks(): void {
  provideNumberCheck('phone', phoneReader(parsePhoneNumberFromString));
  provideNumberCheck('vatId', (vatId) => (checkVAT(vatId, countries).isValid ? vatId : null));
}
