import { type HeadContext, headText, type LogHead } from '@summit/contract/awards/ballot-head';
import type { BallotReceipt } from '@summit/contract/awards/ballot-receipt';
import * as ballotLogCalls from '@summit/contract/calls/ballot-log';
import { isApiError, type useCall } from '@summit/shared-auth';
import { isBeginning, isIncluded, rootsOfList, toBytes } from './log-hashes.ts';

export type Verdict =
  | { is: 'included'; number: number; size: number }
  /** The list lacks the ballot, or is not the list that the receipt was signed for. */
  | { is: 'differs' }
  /** The receipt is not signed by the site's key. */
  | { is: 'forged' }
  /** The ballots of other voters cannot be looked up before the results are published. */
  | { is: 'notYours' }
  | { is: 'unavailable' };

type Call = ReturnType<typeof useCall>;

/** A head of the log from the server, with its signature in hex. */
type SignedHead = LogHead & { signature: string };

/**
 * Checks a voter's receipt in this browser against the server's present data: the receipt's own signature, that its leaf is
 * in the signed list, and that this list begins with the list of the receipt.
 */
export async function checkReceipt(call: Call, held: BallotReceipt): Promise<Verdict> {
  try {
    const own: SignedHead = { size: held.index + 1, root: held.root, signature: held.signature };
    const publicKey = await findSigner(call, held, own);
    if (publicKey === null) return { is: 'forged' };
    return (await checkOwn(call, held, publicKey)) ?? (await checkPublished(call, held, publicKey));
  } catch {
    // The reason may also be that a browser cannot verify signatures, or that the page is not encrypted.
    return { is: 'unavailable' };
  }
}

/** The site's key that signed a receipt: after a key is replaced, votes that began earlier still use the previous one. */
async function findSigner(call: Call, held: BallotReceipt, own: SignedHead): Promise<string | null> {
  const { publicKey, publicKeyBefore } = await call(ballotLogCalls.ballotKey);
  if (await isSigned(publicKey, held, own)) return publicKey;
  return publicKeyBefore && (await isSigned(publicKeyBefore, held, own)) ? publicKeyBefore : null;
}

/** Checks with the proof that the server returns to a ballot's voter; null when this is not the visitor's ballot. */
async function checkOwn(call: Call, held: BallotReceipt, publicKey: string): Promise<Verdict | null> {
  const query = whichVote(held);
  const inclusion = await orNull(call(ballotLogCalls.ballotInclusion, { query }));
  if (!inclusion || inclusion.log !== held.log || inclusion.index !== held.index) return null;
  const { head, leaf, proof } = inclusion;
  const isHeld = leaf === held.leaf && (await isIncluded(held, head, proof));
  if (!isHeld || !(await isSigned(publicKey, held, head))) return { is: 'differs' };
  const size = String(head.size);
  const { proof: grown } = await call(ballotLogCalls.ballotConsistency, { query: { ...query, size } });
  // The proof is checked with the receipt's head and the one above, whatever heads the server repeats here.
  return (await isBeginning({ size: held.index + 1, root: held.root }, head, grown))
    ? { is: 'included', number: held.index, size: head.size }
    : { is: 'differs' };
}

/** Checks with the record that is published with the results. */
async function checkPublished(call: Call, held: BallotReceipt, publicKey: string): Promise<Verdict> {
  const query = { ...whichVote(held), year: held.log.slice(0, 4) };
  const record = await orNull(call(ballotLogCalls.ballotLog, { query }));
  if (!record) return { is: 'notYours' };
  const { leaves, heads } = record;
  const roots = await rootsOfList(leaves, held.index + 1);
  const closing = heads.find(({ size, isClosing }) => isClosing && size === leaves.length);
  const isSame = leaves[held.index] === held.leaf && roots.then === held.root;
  const isClosed = closing?.root === roots.now && (await isSigned(publicKey, held, closing));
  return isSame && isClosed ? { is: 'included', number: held.index, size: leaves.length } : { is: 'differs' };
}

function whichVote({ log }: BallotReceipt) {
  const [, awardsType, step] = log.split('-') as [string, 'Company' | 'Individual', 'one' | 'two'];
  return { awardsType, step };
}

/** Refusals that say nothing about a receipt: the request was too slow, or there were too many. */
const temporary = [408, 429];

/** Null where the server refuses it: to anonymous visitors, for votes without a ballot of theirs, before the results. */
async function orNull<Value>(response: Promise<Value>): Promise<Value | null> {
  return response.catch((error: unknown) => {
    const isRefused = isApiError(error) && error.status >= 400 && error.status < 500;
    if (isRefused && !temporary.includes(error.status)) return null;
    throw error;
  });
}

async function isSigned(publicKey: string, context: HeadContext, head: SignedHead): Promise<boolean> {
  const key = await crypto.subtle.importKey('raw', toBytes(publicKey), 'Ed25519', false, ['verify']);
  const text = new TextEncoder().encode(headText(context, head));
  return crypto.subtle.verify('Ed25519', key, toBytes(head.signature), text);
}
