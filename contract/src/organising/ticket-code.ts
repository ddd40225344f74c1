import { normaliseCode } from '../words/normalise-text.ts';
import { fromBase32 } from './base32.ts';

/** The content of a ticket's code: nothing about the person. */
export interface TicketFacts {
  /** `7F3A-09C2-B41D` */
  number: string;
  /** The type of the attendee's category, in capitals: `BUY`, `SELL`. */
  kind: string;
  /** The first and the last day it is valid, at the venue: YYYY-MM-DD. */
  startsOn: string;
  endsOn: string;
}

/** A code whose signature is not verified yet. */
export interface ClaimedTicket {
  facts: TicketFacts;
  keyId: string;
  /** The part that is signed, and what it is signed with. */
  signed: string;
  signature: Uint8Array<ArrayBuffer>;
}

/** The parts of a code: version, key, number, kind, days, signature (Ed25519). */
const codeForm = /^(T1\.([A-Z2-7]{8})\.([0-9A-F-]{14})\.([A-Z]{1,20})\.(\d{8})-(\d{8}))\.([A-Z2-7]{103})$/;

const numberForm = /^([0-9A-F]{4})-?([0-9A-F]{4})-?([0-9A-F]{4})$/;

/** Parses a code as it was scanned or typed, without verifying it; null when it is not the code of a ticket. */
export function readClaim(code: string): ClaimedTicket | null {
  const meant = code.split('.').map(normaliseCode).join('.');
  const [, signed, keyId, number, kind, startsOn, endsOn, text] = codeForm.exec(meant) ?? [];
  const signature = text && fromBase32(text);
  if (!signed || !keyId || !number || !kind || !startsOn || !endsOn || !signature) return null;
  const facts = { number, kind, startsOn: getDay(startsOn), endsOn: getDay(endsOn) };
  return { facts, keyId, signed, signature };
}

/** The number of a ticket, which is printed below its code, in any spelling; null when the text is no such number. */
export function readTicketNumber(typed: string): string | null {
  const [, ...groups] = numberForm.exec(normaliseCode(typed)) ?? [];
  return groups.length > 0 ? groups.join('-') : null;
}

function getDay(digits: string): string {
  return digits.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3');
}
