import { sign, verify } from 'node:crypto';
import { meantCode } from '@summit/contract/words/meant-text';
import { fromBase32, toBase32 } from './base32.ts';
import type { TicketPublicKey, TicketSigningKey } from './ticket-keys.ts';

/** What a code says: nothing about the person. */
export interface TicketFacts {
  /** `7F3A-09C2-B41D` */
  number: string;
  /** The type of the attendee's category, in capitals: `BUY`, `SELL`. */
  kind: string;
  /** The first and the last day it is valid, at the venue: YYYY-MM-DD. */
  startsOn: string;
  endsOn: string;
}

export type CodeProblem = 'unreadable' | 'foreignKey' | 'changed';

const version = 'T1';
const form = /^(T1\.([A-Z2-7]{8})\.([0-9A-F-]{14})\.([A-Z]{1,20})\.(\d{8})-(\d{8}))\.([A-Z2-7]{103})$/;

/**
 * The text of a ticket's QR code: version, key, number, kind, days, signature (Ed25519). Only capitals, digits and
 * marks that QR codes store compactly. The same ticket always has the same code.
 */
export function writeTicketCode({ keyId, key }: TicketSigningKey, facts: TicketFacts): string {
  const { number, kind, startsOn, endsOn } = facts;
  const signed = [version, keyId, number, kind, `${getDigits(startsOn)}-${getDigits(endsOn)}`].join('.');
  return `${signed}.${toBase32(sign(null, Buffer.from(signed), key))}`;
}

/** What a code says, once its signature is verified with the public key alone; otherwise what is wrong with it. */
export function readTicketCode({ keyId, key }: TicketPublicKey, code: string): TicketFacts | CodeProblem {
  const meant = code.split('.').map(meantCode).join('.');
  const [, signed, signedBy, number, kind, startsOn, endsOn, text] = form.exec(meant) ?? [];
  const signature = text && fromBase32(text);
  if (!signed || !number || !kind || !startsOn || !endsOn || !signature) return 'unreadable';
  if (signedBy !== keyId) return 'foreignKey';
  const isGenuine = verify(null, Buffer.from(signed), key, signature);
  return isGenuine ? { number, kind, startsOn: getDay(startsOn), endsOn: getDay(endsOn) } : 'changed';
}

function getDigits(day: string): string {
  return day.replaceAll('-', '');
}

function getDay(digits: string): string {
  return digits.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3');
}
