import { randomBytes } from 'node:crypto';
import { and, asc, eq, lt, sql } from 'drizzle-orm';
import type { BallotReceipt } from '@summit/contract/ballot-receipt';
import type { Db, Tx } from '../platform/db/db.ts';
import { ballotLeaves, ballotNonces, ballotRules } from './ballot-log.tables.ts';
import { ballotLeaf, type Choice, nonceBytes } from './ballot-log/ballot-leaf.ts';
import { appendLeaf, type Hash, rootOfFrontier } from './ballot-log/merkle-tree.ts';
import { headKeyOf, type SignedHead, signHead } from './ballot-log/signed-head.ts';

interface Appending {
  log: string;
  rulesHash: string;
  ballotId: string;
  choices: readonly Choice[];
  /** The API's secret, which the key of the heads is derived from. */
  secret: string;
}

/** Appends a ballot to its log in the transaction that casts it, and returns the voter's receipt. */
export async function appendBallot(tx: Tx, appending: Appending): Promise<BallotReceipt> {
  const { log, rulesHash, ballotId, choices, secret } = appending;
  const nonce = randomBytes(nonceBytes);
  await tx.insert(ballotNonces).values({ ballotId, nonce: nonce.toString('hex') });
  const last = await lockLog(tx, log);
  const index = last ? last.index + 1 : 0;
  const leaf = ballotLeaf(index, { choices, nonce });
  const frontier = appendLeaf((last?.frontier ?? []).map(fromHex), index, leaf);
  const root = rootOfFrontier(frontier).toString('hex');
  const head = signHead(headKeyOf(secret), { log, rulesHash }, { size: index + 1, root });
  const row = { log, index, leaf: leaf.toString('hex'), root, signature: head.signature };
  await tx
    .insert(ballotLeaves)
    .values({ ...row, ballotId, frontier: frontier.map((hash) => hash.toString('hex')) });
  return { ...row, rulesHash };
}

/** The end of a log; null: it is empty. Until the transaction ends nobody else appends to this log or publishes of it. */
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
