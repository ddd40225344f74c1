import * as ballotLogCalls from '@summit/contract/calls/ballot-log';
import type { ResponseOf } from '@summit/contract/requests/call';
import { wholeRow } from '@summit/contract/tables/whole-rows';

/** The record of one vote's ballots, as anyone can fetch it once the results are out. */
export type PublicLog = ResponseOf<typeof ballotLogCalls.ballotLog>;

/** Reads an exported log. Throws when it lacks what a log has. */
export function readPublicLog(text: string): PublicLog {
  return wholeRow(ballotLogCalls.ballotLog).response.validateSync(JSON.parse(text), { strict: true });
}

/** The openings of the leaves of a log, only for auditors. */
export interface Openings {
  log: string;
  openings: {
    index: number;
    choices: { categoryId: string; nomineeId: string }[];
    /** Hex. */
    nonce: string;
    /** The same for all ballots of one voter in a log, and nothing else. */
    voter: string;
  }[];
}

/** Reads an auditor's openings. Throws when it lacks what they have. */
export function readOpenings(text: string): Openings {
  const { log, openings } = JSON.parse(text) as Partial<Openings>;
  const isOpening = (each: Partial<Openings['openings'][number]>): boolean =>
    Number.isInteger(each.index) &&
    Array.isArray(each.choices) &&
    typeof each.nonce === 'string' &&
    typeof each.voter === 'string';
  if (typeof log !== 'string' || !Array.isArray(openings) || !openings.every(isOpening)) {
    throw new Error('These are no openings of a ballot log');
  }
  return { log, openings };
}

/** Who may vote: by pseudonym, and by name without it. */
export interface Roll {
  log: string;
  voters: { voter: string; standing: string }[];
  people: { name: string; email: string; hasVoted: boolean }[];
}

/** Reads the roll of a log. Throws when it lacks what a roll has. */
export function readRoll(text: string): Roll {
  const { log, voters, people } = JSON.parse(text) as Partial<Roll>;
  const isVoter = (each: Partial<Roll['voters'][number]>) =>
    typeof each.voter === 'string' && typeof each.standing === 'string';
  const isPerson = (each: Partial<Roll['people'][number]>) =>
    typeof each.email === 'string' && typeof each.hasVoted === 'boolean';
  const isRoll =
    typeof log === 'string' &&
    Array.isArray(voters) &&
    Array.isArray(people) &&
    voters.every(isVoter) &&
    people.every(isPerson);
  if (!isRoll) throw new Error('This is no roll of a ballot log');
  return { log, voters, people };
}
