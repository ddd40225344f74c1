/** Patterns of particular kinds of text, shared by fields and the rules of described forms. */
export const patterns = {
  /** E.164. */
  phone: /^\+[1-9]\d{6,14}$/,
  /** ISO 3166-1 alpha-2. */
  countryCode: /^[A-Z]{2}$/,
  /** Nothing in it is invisible: \p{C} are control characters, direction marks and the like. */
  email: /^[^\s\p{C}@<>()[\]\\,;:"]+@[^\s\p{C}@.<>()[\]\\,;:"]+(?:\.[^\s\p{C}@.<>()[\]\\,;:"]+)+$/u,
  /** The letters of the European Union's members, of Great Britain and of Northern Ireland, and what may follow them. */
  vatId:
    /^(?:AT|BE|BG|CY|CZ|DE|DK|EE|EL|ES|FI|FR|GB|HR|HU|IE|IT|LT|LU|LV|MT|NL|PL|PT|RO|SE|SI|SK|XI)[\dA-Z+*]{2,13}$/,
  /** Of other countries than those: there are no check digits that everybody knows. */
  otherVatId:
    /^(?!EU|AT|BE|BG|CY|CZ|DE|DK|EE|EL|ES|FI|FR|GB|HR|HU|IE|IT|LT|LU|LV|MT|NL|PL|PT|RO|SE|SI|SK|XI)[A-Z]{2}[\dA-Z]{4,18}$/,
  vatIdCountry: /^[A-Z]{2}/,
  vatIdGB: /GB/i,
  /** ISO 8601 with a zone. */
  moment: /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?(?:Z|[+-]\d{2}:\d{2})$/,
  digits: /^\d*$/,
  digit: /\d/,
  letter: /\p{L}/u,
  lettersAndDigits: /^[\p{L}\d]*$/u,
} as const;
