import type { NomineeWithdrawal } from '@summit/contract/shapes/awards';
import type { Choice } from './ballot-leaf.ts';
import { sha256 } from './merkle-tree.ts';

/** What is announced of a vote, and signed: everything that its heads do not say. */
export interface VoteRecord {
  log: string;
  /** From 0: each withdrawal after the announcement makes a further one. */
  version: number;
  /** ISO 8601 in UTC. */
  recordedAt: string;
  rulesHash: string;
  /** Of the closed log. */
  size: number;
  root: string;
  exclusions: {
    index: number;
    reason: string;
    proposedBy: string;
    proposedById: string | null;
    confirmedBy: string;
    confirmedById: string | null;
    excludedAt: string;
  }[];
  /** Nominees whom the results skip, by id. */
  withdrawals: { nomineeId: string; kind: NomineeWithdrawal }[];
  /** Of the list of choices that count, in its published order. */
  choices: string;
  /** How many places after the winners lead; null for a first vote, which has no results. */
  leaders: number | null;
  /** By category and id. */
  results: { categoryId: string; nomineeId: string; result: 'Winner' | 'Leader' }[];
}

/** A record as the text that is stored, signed and published: the same text for the same record. */
export function writeRecord(record: VoteRecord): string {
  const { log, version, recordedAt, rulesHash, size, root, choices, leaders } = record;
  const exclusions = record.exclusions.map(
    ({ index, reason, proposedBy, proposedById, confirmedBy, confirmedById, excludedAt }) => {
      return { index, reason, proposedBy, proposedById, confirmedBy, confirmedById, excludedAt };
    },
  );
  const withdrawals = record.withdrawals.map(({ nomineeId, kind }) => ({ nomineeId, kind }));
  const results = record.results.map(({ categoryId, nomineeId, result }) => {
    return { categoryId, nomineeId, result };
  });
  const facts = { log, version, recordedAt, rulesHash, size, root, exclusions, withdrawals };
  return JSON.stringify({ ...facts, choices, leaders, results });
}

/** The hash of a list of choices: of the JSON of `[category, nominee]` pairs, in this order. */
export function choicesHash(choices: readonly Choice[]): string {
  const pairs = choices.map(({ categoryId, nomineeId }) => [categoryId, nomineeId]);
  return sha256(Buffer.from(JSON.stringify(pairs))).toString('hex');
}
