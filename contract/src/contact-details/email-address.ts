declare const comparable: unique symbol;

/** An email address as addresses are compared and looked up: no other text can be taken for one. */
export type EmailKey = string & { readonly [comparable]: 'EmailKey' };

/** Invisible characters: with them, two different addresses would look the same. */
const invisible = /\p{Default_Ignorable_Code_Point}/u;

/** What copying from an address book or a chat leaves around an address: spaces, marks of direction and the like. */
const unseen = /^[\s\p{Default_Ignorable_Code_Point}]$/u;

function withoutUnseenAround(typed: string): string {
  const characters = [...typed];
  const isSeen = (character: string) => !unseen.test(character);
  const first = characters.findIndex(isSeen);
  return first < 0 ? '' : characters.slice(first, characters.findLastIndex(isSeen) + 1).join('');
}

/** Characters that end the host of a web address, or are decoded in it. */
const noPartOfDomain = /[%/?#\\:[\]]/;

function isAscii(text: string): boolean {
  return /^[\0-\x7f]*$/.test(text);
}

/**
 * Whether a program that changes the case of letters, or normalises them, could turn one into an ASCII character:
 * the dotless ı becomes I, the ligature ﬁ becomes FI, and a full-width letter a plain one.
 */
function isFoldedToAscii(letter: string): boolean {
  const forms = [letter.toLowerCase(), letter.toUpperCase(), letter.normalize('NFKC')];
  return !isAscii(letter) && forms.some((form) => /[\0-\x7f]/.test(form));
}

function resemblesAnother(local: string): boolean {
  return invisible.test(local) || [...local].some(isFoldedToAscii);
}

/**
 * A domain as mail servers use it: letters beyond ASCII become A-labels (`xn--…`) by the rules of UTS 46, which the
 * platform's `URL` implements. Null for an invalid domain.
 */
function asciiDomain(domain: string): string | null {
  if (isAscii(domain)) return domain;
  if (noPartOfDomain.test(domain)) return null;
  try {
    const { hostname } = new URL(`http://${domain}`);
    return hostname.includes('.') ? hostname : null;
  } catch {
    return null;
  }
}

/**
 * An address in the spelling it is stored in and written to: composed letters, the domain in ASCII, nothing invisible
 * around it, the rest as typed. Null for an address that another program could take for somebody else's.
 */
export function writtenEmail(typed: string): string | null {
  const email = withoutUnseenAround(typed).normalize('NFC');
  const at = email.lastIndexOf('@');
  const [local, domain] = [email.slice(0, Math.max(at, 0)), asciiDomain(email.slice(at + 1))];
  return at < 0 || domain === null || resemblesAnother(local) ? null : `${local}@${domain}`;
}

/**
 * What two spellings of one address have in common: the written form with A to Z in lower case, and no other letter
 * changed. The database derives the same from what is stored (`emailKey`); every comparison of addresses goes through one of the two.
 */
export function canonicalEmail(email: string): EmailKey {
  const written = writtenEmail(email) ?? email.normalize('NFC');
  return written.replace(/[A-Z]/g, (letter) => letter.toLowerCase()) as EmailKey;
}

/** Whether two spellings are the same address. */
export function isSameEmail(one: string, other: string): boolean {
  return canonicalEmail(one) === canonicalEmail(other);
}

/** The domain of an address as domains are compared: what follows the last `@`. */
export function domainOfEmail(email: string): string {
  const key = canonicalEmail(email);
  return key.slice(key.lastIndexOf('@') + 1);
}
