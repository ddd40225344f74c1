import { randomBytes } from 'node:crypto';
import { and, asc, eq, lt, sql } from 'drizzle-orm';
import type { BallotReceipt } from '@summit/contract/awards/ballot-receipt';
import { ballotLeaf, type Choice, nonceBytes } from '@summit/tally/log/ballot-leaf';
import { appendLeaf, type Frontier, type Hash, rootOfFrontier } from '@summit/tally/log/merkle-tree';
import { getHeadKey, type SignedHead, signHead } from '@summit/tally/log/signed-head';
import type { ApiSecrets } from '../../platform/accounts/api-secrets.ts';
import type { Db, Tx } from '../../platform/db/db.ts';
import { ballotLeaves, ballotNonces, ballotRules } from './ballot-log.tables.ts';
import { secretOfLog } from './secret-of-log.queries.ts';

/** The log of one vote. */
export interface LogOfVote extends ApiSecrets {
  log: string;
  rulesHash: string;
}

interface LoggedBallot {
  ballotId: string;
  choices: readonly Choice[];
}

/** Appends ballots to their log in the transaction that casts them, and returns the voters' receipts in the same order. */
export async function appendBallots(
  tx: Tx,
  { log, rulesHash, ...secrets }: LogOfVote,
  ballots: readonly LoggedBallot[],
): Promise<BallotReceipt[]> {
  const opened = ballots.map((ballot) => ({ ...ballot, nonce: randomBytes(nonceBytes) }));
  await tx
    .insert(ballotNonces)
    .values(opened.map(({ ballotId, nonce }) => ({ ballotId, nonce: nonce.toString('hex') })));
  const last = await lockLog(tx, log);
  const key = getHeadKey(await secretOfLog(tx, log, secrets));
  let index = last ? last.index + 1 : 0;
  let frontier: Frontier = (last?.frontier ?? []).map(fromHex);
  const rows: (typeof ballotLeaves.$inferSelect)[] = [];
  for (const { ballotId, choices, nonce } of opened) {
    const leaf = ballotLeaf(index, { choices, nonce });
    frontier = appendLeaf(frontier, index, leaf);
    const root = rootOfFrontier(frontier).toString('hex');
    const { signature } = signHead(key, { log, rulesHash }, { size: index + 1, root });
    const hashes = { leaf: leaf.toString('hex'), frontier: frontier.map((hash) => hash.toString('hex')) };
    rows.push({ log, index, ballotId, ...hashes, root, signature });
    index += 1;
  }
  await tx.insert(ballotLeaves).values(rows);
  return rows.map((row) => ({
    log,
    index: row.index,
    leaf: row.leaf,
    root: row.root,
    signature: row.signature,
    rulesHash,
  }));
}

/** The end of a log, locked until the transaction ends, so that no one else appends or publishes. Null: it is empty. */
export async function lockLog(tx: Tx, log: string): Promise<{ index: number; frontier: string[] } | null> {
  const { rows } = await tx.execute<{ last_index: number; frontier: string[] }>(
    sql`select last_index, frontier from lock_ballot_log(${log})`,
  );
  const [last] = rows;
  return last ? { index: last.last_index, frontier: last.frontier } : null;
}

/** The receipt of a ballot; null when it is in no log. */
export async function findReceipt(db: Db, ballotId: string): Promise<BallotReceipt | null> {
  const [found] = await db
    .select({ leaf: ballotLeaves, rulesHash: ballotRules.rulesHash })
    .from(ballotLeaves)
    .innerJoin(ballotRules, eq(ballotRules.log, ballotLeaves.log))
    .where(eq(ballotLeaves.ballotId, ballotId));
  if (!found) return null;
  const { log, index, leaf, root, signature } = found.leaf;
  return { log, index, leaf, root, signature, rulesHash: found.rulesHash };
}

/** The signed head of a log's first `size` leaves; null when it has fewer. */
export async function findHead(db: Db, log: string, size: number): Promise<SignedHead | null> {
  const [found] = await db
    .select({ root: ballotLeaves.root, signature: ballotLeaves.signature })
    .from(ballotLeaves)
    .where(and(eq(ballotLeaves.log, log), eq(ballotLeaves.index, size - 1)));
  return found ? { size, ...found } : null;
}

/** The first `size` leaves of a log in their order. */
export async function readLeaves(db: Db, log: string, size: number): Promise<Hash[]> {
  const rows = await db
    .select({ leaf: ballotLeaves.leaf })
    .from(ballotLeaves)
    .where(and(eq(ballotLeaves.log, log), lt(ballotLeaves.index, size)))
    .orderBy(asc(ballotLeaves.index));
  return rows.map(({ leaf }) => fromHex(leaf));
}

function fromHex(hex: string): Hash {
  return Buffer.from(hex, 'hex');
}
