import { sign, verify } from 'node:crypto';
import { toBase32 } from '@summit/contract/organising/base32';
import { readClaim, type TicketFacts } from '@summit/contract/organising/ticket-code';
import type { TicketPublicKey, TicketSigningKey } from './ticket-keys.ts';

export type CodeProblem = 'unreadable' | 'foreignKey' | 'changed';

const version = 'T1';

/**
 * The text of a ticket's QR code: version, key, number, kind, days, signature (Ed25519). Only capitals, digits and
 * marks that QR codes store compactly. The same ticket always has the same code.
 */
export function writeTicketCode({ keyId, key }: TicketSigningKey, facts: TicketFacts): string {
  const { number, kind, startsOn, endsOn } = facts;
  const signed = [version, keyId, number, kind, `${getDigits(startsOn)}-${getDigits(endsOn)}`].join('.');
  return `${signed}.${toBase32(sign(null, Buffer.from(signed), key))}`;
}

/** The content of a code whose signature was verified with one of the public keys; otherwise the reason why it is invalid. */
export function readTicketCode(keys: readonly TicketPublicKey[], code: string): TicketFacts | CodeProblem {
  const claim = readClaim(code);
  if (!claim) return 'unreadable';
  const signer = keys.find(({ keyId }) => keyId === claim.keyId);
  if (!signer) return 'foreignKey';
  const isGenuine = verify(null, Buffer.from(claim.signed), signer.key, claim.signature);
  return isGenuine ? claim.facts : 'changed';
}

function getDigits(day: string): string {
  return day.replaceAll('-', '');
}
