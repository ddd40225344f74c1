import type { BallotReceipt } from '@summit/contract/awards/ballot-receipt';
import type * as ballotLogCalls from '@summit/contract/calls/ballot-log';
import type { ErrorOf, QueryOf, ResponseOf } from '@summit/contract/requests/call';
import { consistencyProof, type Hash, inclusionProof } from '@summit/tally/log/merkle-tree';
import type { SignedHead } from '@summit/tally/log/signed-head';
import type { Platform, SignedInAttendee } from '../../platform/platform.ts';
import { findOwnReceipt } from '../ballots.queries.ts';
import { readSeason } from '../season.ts';
import { findHead, readLeaves } from './ballot-log.queries.ts';
import { latestPublishedSize } from './published-heads.queries.ts';

type Inclusion = typeof ballotLogCalls.ballotInclusion;
type Consistency = typeof ballotLogCalls.ballotConsistency;

interface ProofInput<C extends Inclusion | Consistency> {
  query: QueryOf<C>;
  attendee: SignedInAttendee;
  fail: (code: ErrorOf<C>) => never;
}

/** Proves that the attendee's own ballot is in the latest published head, or in the one of its receipt. */
export async function proveInclusion(
  { db }: Platform,
  { query, attendee, fail }: ProofInput<Inclusion>,
): Promise<ResponseOf<Inclusion>> {
  const receipt = (await ownReceipt(db, query, attendee)) ?? fail('voting-0007');
  const { log, index, leaf } = receipt;
  const published = await latestPublishedSize(db, log);
  const size = Math.max(published, index + 1);
  const head = (await findHead(db, log, size)) ?? fail('voting-0007');
  return { log, index, leaf, head, proof: inHex(inclusionProof(await readLeaves(db, log, size), index)) };
}

/** Proves that the head of the attendee's receipt is the beginning of a later one. */
export async function proveConsistency(
  { db }: Platform,
  { query, attendee, fail }: ProofInput<Consistency>,
): Promise<ResponseOf<Consistency>> {
  const receipt = (await ownReceipt(db, query, attendee)) ?? fail('voting-0007');
  const older = getHead(receipt);
  const size = /^\d{1,9}$/.test(query.size) ? Number(query.size) : 0;
  const newest = Math.max(await latestPublishedSize(db, receipt.log), older.size);
  if (size < older.size || size > newest) return fail('voting-0008');
  const newer = (await findHead(db, receipt.log, size)) ?? fail('voting-0008');
  const leaves = await readLeaves(db, receipt.log, size);
  return { older, newer, proof: inHex(consistencyProof(leaves, older.size)) };
}

async function ownReceipt(
  db: Platform['db'],
  { awardsType, step }: QueryOf<Inclusion>,
  { id }: SignedInAttendee,
): Promise<BallotReceipt | null> {
  const { year } = await readSeason(db);
  return findOwnReceipt(db, id, year, { track: awardsType, step });
}

function getHead({ index, root, signature }: BallotReceipt): SignedHead {
  return { size: index + 1, root, signature };
}

function inHex(hashes: readonly Hash[]): string[] {
  return hashes.map((hash) => hash.toString('hex'));
}
