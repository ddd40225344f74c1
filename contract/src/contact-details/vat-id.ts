import * as limits from '../limits/limits.ts';
import { messages } from '../words/messages.ts';
import { patterns } from '../words/patterns.ts';
import { plainText } from '../words/plain-text.ts';
import { passesNumberCheck } from './number-checks.ts';

/**
 * A VAT number as it is stored: in capitals, without the spaces, dots, dashes and slashes that make it readable. Greek
 * numbers begin with EL, whatever the code of the country is.
 */
export function vatIdText(vatId: string): string {
  return vatId
    .normalize('NFKC')
    .replace(/[\s./\p{Pd}\p{Cf}]/gu, '')
    .toUpperCase()
    .replace(/^GR(?=\d)/, 'EL');
}

/**
 * Whether a VAT number of the European Union or the United Kingdom has the form of its country and the right check digits.
 * Of other countries there is no rule but that it begins with the country.
 */
export function isVatId(vatId: string): boolean | Promise<boolean> {
  const text = vatIdText(vatId);
  if (patterns.otherVatId.test(text)) return true;
  return patterns.vatId.test(text) && passesNumberCheck('vatId', text);
}

/** A VAT number; requested when vatIdValidationEnabled is on in the settings, of those who have one. */
export function vatId() {
  return plainText()
    .transform((value: unknown) => (typeof value === 'string' ? vatIdText(value) : value))
    .required(messages.required)
    .max(limits.vatId, messages.vatIdValidator)
    .matches(patterns.vatIdCountry, { message: messages.vatIdContainsGB, excludeEmptyString: true })
    .matches(patterns.digit, { message: messages.vatIdContainsNumeric, excludeEmptyString: true })
    .test('vatId', messages.vatIdValidator, (value) => !value || isVatId(value));
}
