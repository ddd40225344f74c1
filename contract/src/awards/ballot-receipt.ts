import type { AwardsTrack } from '../site/page.ts';
import type { VoteStep } from './awards-status.ts';

/** Each ballot of a season, `2027-Company-one`, has a separate log. */
export type BallotLogId = `${number}-${AwardsTrack}-${VoteStep}`;

/** The id of the log that a year's ballots of a track and step are appended to. */
export function ballotLogId(year: number, track: AwardsTrack, step: VoteStep): BallotLogId {
  return `${year}-${track}-${step}`;
}

/** What a voter holds: the leaf of the ballot, and the signed head of the log as it was just after it. Hashes are hex. */
export interface BallotReceipt {
  log: string;
  /** The ballot's number in the log, from 0. The head is of a log of one leaf more. */
  index: number;
  leaf: string;
  root: string;
  /** The hash of the rules that were frozen when the vote opened. */
  rulesHash: string;
  /** The Ed25519 signature of the head. */
  signature: string;
}

const prefix = 'summit-ballot';

/** A receipt as one line that can be copied: `summit-ballot/2027-Company-one/17/...`. */
export function writeReceipt({ log, index, leaf, root, rulesHash, signature }: BallotReceipt): string {
  return [prefix, log, index, leaf, root, rulesHash, signature].join('/');
}

/** Parses the line of a receipt; null when it is not a receipt. */
export function readReceipt(line: string): BallotReceipt | null {
  const found =
    /^summit-ballot\/(\d{4}-(?:Company|Individual)-(?:one|two))\/(\d{1,9})\/([0-9a-f]{64})\/([0-9a-f]{64})\/([0-9a-f]{64})\/([0-9a-f]{128})$/.exec(
      line.trim(),
    );
  if (!found) return null;
  const [, log = '', index = '', leaf = '', root = '', rulesHash = '', signature = ''] = found;
  return { log, index: Number(index), leaf, root, rulesHash, signature };
}
