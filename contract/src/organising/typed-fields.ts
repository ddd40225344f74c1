import { asCountryCode } from '../contact-details/country-names.ts';
import { writtenEmail } from '../contact-details/email-address.ts';
import { phoneText } from '../contact-details/phone-number.ts';
import { webAddress } from '../contact-details/web-address.ts';
import { normaliseCode, normaliseLine, normaliseLines } from '../words/normalise-text.ts';
import type { FieldKind } from './field-facts.ts';

/** The stored form of some kinds of texts of one line; all others are stored as they are. */
const storedForms: Partial<Record<FieldKind, (text: string) => string>> = {
  phone: phoneText,
  country: asCountryCode,
  link: webAddress,
  target: webAddress,
  code: normaliseCode,
};

/** A text that is typed into a field of this kind, as it is stored: the rules of the field apply to that. */
export function readTyped(kind: FieldKind, typed: string): string {
  if (kind === 'email') return writtenEmail(typed.trim()) ?? typed.trim();
  if (kind === 'longText' || kind === 'richText') return normaliseLines(typed).trim();
  const text = normaliseLine(typed).trim();
  return storedForms[kind]?.(text) ?? text;
}
