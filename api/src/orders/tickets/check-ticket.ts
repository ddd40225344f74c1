import type { TicketFacts } from '@summit/contract/organising/ticket-code';
import { type CodeProblem, readTicketCode } from './ticket-code.ts';
import { readPublicKeys, type TicketPems } from './ticket-keys.ts';

/** The list that a check-in device downloads beforehand. */
export interface CheckList extends TicketPems {
  /** When the list of cancelled tickets was made: ISO 8601. */
  asOf: string;
  cancelled: readonly string[];
}

export type TicketVerdict =
  | { isValid: false; reason: CodeProblem }
  | { isValid: false; reason: 'cancelled' | 'notToday'; facts: TicketFacts }
  | { isValid: true; facts: TicketFacts };

/** Checks a ticket's code without any connection. @param day the day at the venue, YYYY-MM-DD; absent: any day */
export function checkTicket(list: CheckList, code: string, day?: string): TicketVerdict {
  const facts = readTicketCode(readPublicKeys(list), code);
  if (typeof facts === 'string') return { isValid: false, reason: facts };
  if (list.cancelled.includes(facts.number)) return { isValid: false, reason: 'cancelled', facts };
  const isToday = day === undefined || (facts.startsOn <= day && day <= facts.endsOn);
  return isToday ? { isValid: true, facts } : { isValid: false, reason: 'notToday', facts };
}

const reasons: Record<CodeProblem, string> = {
  unreadable: 'this is not the code of a ticket',
  foreignKey: 'it was signed with the key of another site',
  changed: 'it was changed after it was signed',
};

/** The verdict in one line, for the person at the door. */
export function verdictLine(verdict: TicketVerdict, { asOf }: Pick<CheckList, 'asOf'>): string {
  if (!verdict.isValid && !('facts' in verdict)) return `NOT VALID: ${reasons[verdict.reason]}`;
  const { number, kind, startsOn, endsOn } = verdict.facts;
  const ticket = `${number}, ${kind}, ${startsOn} to ${endsOn}`;
  if (verdict.isValid) {
    return `VALID: ${ticket} (signature valid; not in the list of cancelled tickets as of ${asOf})`;
  }
  return verdict.reason === 'cancelled'
    ? `NOT VALID: ${ticket} was cancelled (signature valid; list of cancelled tickets as of ${asOf})`
    : `NOT VALID: ${ticket} is for other days`;
}
