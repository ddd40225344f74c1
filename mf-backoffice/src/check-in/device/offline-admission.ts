import { getDoorDay } from '@summit/contract/organising/check-in';
import { readClaim, readTicketNumber } from '@summit/contract/organising/ticket-code';
import type { Admission, Entry, Shift } from './shift.ts';
import { isGenuine } from './ticket-signature.ts';

type Known = Readonly<Record<string, Entry>>;

/**
 * A device's verdict on a ticket without the server: by the list of its shift, by the entries that it knows of, and
 * by the signature of the code. It does not know of entries at other doors since the connection broke.
 */
export async function admitOffline(
  { list }: Pick<Shift, 'list'>,
  entered: Known,
  code: string,
  entry: Entry,
): Promise<Admission & { ticketNumber: string | null }> {
  const claim = readClaim(code);
  const ticketNumber = readTicketNumber(code) ?? claim?.facts.number ?? null;
  const nobody = { guest: null, entry: null, ticketNumber };
  if (!ticketNumber) return { ...nobody, verdict: 'unknown' };
  const signature = claim && (await isSignedByAny([list.publicKey, list.publicKeyBefore], claim));
  if (signature === false) return { ...nobody, verdict: 'forged' };
  const refused = list.refused.find((one) => one.ticketNumber === ticketNumber);
  if (refused) return { ...nobody, verdict: refused.verdict };
  const guest = list.guests.find((one) => one.ticketNumber === ticketNumber) ?? null;
  // A genuine ticket that is not on the list was sold after the list was downloaded.
  if (!guest && signature !== true) return { ...nobody, verdict: 'unknown' };
  const day = getDoorDay(entry.at, list.timeZone);
  if (day < list.startsOn || list.endsOn < day) return { ...nobody, guest, verdict: 'wrongDay' };
  const before = entered[ticketNumber];
  if (before && getDoorDay(before.at, list.timeZone) === day) {
    return { guest, entry: before, ticketNumber, verdict: 'enteredAlready' };
  }
  return { guest, entry, ticketNumber, verdict: 'entered' };
}

/**
 * By the present key of tickets, or by the previous one while it is being replaced; null: this browser cannot verify signatures.
 */
async function isSignedByAny(
  keys: readonly (string | null)[],
  claim: Parameters<typeof isGenuine>[1],
): Promise<boolean | null> {
  const given = keys.flatMap((key) => (key ? [key] : []));
  const verdicts = await Promise.all(given.map((key) => isGenuine(key, claim)));
  if (verdicts.includes(true)) return true;
  return verdicts.includes(false) ? false : null;
}
