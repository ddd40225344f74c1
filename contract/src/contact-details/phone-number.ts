import { asciiDigits } from '../words/ascii-digits.ts';
import { messages } from '../words/messages.ts';
import { patterns } from '../words/patterns.ts';
import { type NumberReader, passesNumberCheck, writtenNumber } from './number-checks.ts';

/** What people, programs and signatures write before a number: `tel:`, `Phone:`, `Mob.`, `T:`, `Tél. :`. */
const label =
  /^\s*(?:téléphone|tél|telephone|telefon|tel|phone|ph|mobile|mobil|mob|handy|fon|cell|call|[tmpc])\b[.:\s]*/i;

/** Every kind of dash, the minus sign and the long mark of Japanese. */
const dash = /[\p{Pd}\u2212\u30FC]/gu;

/** The zero that is dialled only within a country, as in +44 (0)20 7946 0958. */
const zeroAtHome = /^(\s*(?:\(\s*)?(?:\+|00)[\s.-]*\d{1,3}\)?)[\s./-]*[([]\s*0\s*[)\]]/;

/** Separators that only make a number readable. */
const readable = /[\s.\-/\\()[\]·•_~]/g;

const extension = /(?:ext(?:ension|n)?|durchwahl|poste|[x#])[.:=\s]*\d{1,8}\W*$/i;

/**
 * A phone number as text in the form of E.164, from any usual spelling: digits of any script, any dash, spaces, dots,
 * slashes, brackets, invisible signs of direction, `tel:`, the (0) after the country code, and 00 (or the 0011 of Australia)
 * for the +. A number without country code stays without one: see `writtenPhone`.
 */
export function phoneText(phone: string | number | null | undefined): string {
  return asciiDigits(String(phone ?? '').normalize('NFKC'))
    .replace(/\p{Cf}/gu, '')
    .replace(label, '')
    .replace(dash, '-')
    .replace(zeroAtHome, '$1')
    .replace(readable, '')
    .replace(/^00(?:11)?/, '+');
}

/** The same, with the code of the country where the number is written as in that country. */
export function writtenPhone(phone: string | number | null | undefined, country?: unknown): string {
  const text = phoneText(phone);
  if (text === '' || (!text.startsWith('+') && !isCountry(country))) return text;
  return writtenNumber('phone', text, isCountry(country) ? country : undefined);
}

/**
 * The message for a phone number in the form of `writtenPhone`; null where there is nothing wrong with it. No more than the
 * length is checked: that is the same in every edition of the numbering plans, while which numbers are in use differs between
 * the small edition of browsers and the full one of the server, and a new range would be refused until both are renewed.
 */
export function phoneProblem(phone: string, country?: unknown): string | null | Promise<string | null> {
  if (extension.test(phone)) return messages.phoneExtension;
  const isNational = /^\d+$/.test(phone);
  if (isNational && !isCountry(country)) return messages.phoneCountryCode;
  if (!isNational && !patterns.phone.test(phone)) return messages.validatePhone;
  const passes = passesNumberCheck('phone', phone, isCountry(country) ? country : undefined);
  const decide = (passed: boolean) => (passed ? null : messages.validatePhone);
  return typeof passes === 'boolean' ? decide(passes) : passes.then(decide);
}

/** Whether a text is a phone number in any usual spelling. */
export function isPhone(text: string, country?: unknown): boolean | Promise<boolean> {
  const problem = phoneProblem(writtenPhone(text, country), country);
  return problem instanceof Promise ? problem.then((found) => found === null) : problem === null;
}

function isCountry(country: unknown): country is string {
  return typeof country === 'string' && patterns.countryCode.test(country);
}

/** What `libphonenumber-js` offers in each of its editions. */
type ParsePhone = (
  text: string,
  options: { defaultCountry?: never; extract: boolean },
) => { number: string; ext?: string; isPossible: () => boolean } | undefined;

/** Reads phone numbers by one edition of the numbering plans. */
export function phoneReader(parse: ParsePhone): NumberReader {
  return (text, country) => {
    const found = parse(text, { defaultCountry: country as never, extract: false });
    return found?.isPossible() && found.ext === undefined && patterns.phone.test(found.number)
      ? found.number
      : null;
  };
}
