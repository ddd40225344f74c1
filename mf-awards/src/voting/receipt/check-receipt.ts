import { type HeadContext, headText, type LogHead } from '@summit/contract/awards/ballot-head';
import type { BallotReceipt } from '@summit/contract/awards/ballot-receipt';
import * as ballotLogCalls from '@summit/contract/calls/ballot-log';
import { isApiError, type useCall } from '@summit/shared-auth';
import { isBeginning, isIncluded, rootsOfList, toBytes } from './log-hashes.ts';

export type Verdict =
  | { is: 'included'; number: number; size: number }
  /** The list lacks the ballot, or is not the one that the receipt was signed for. */
  | { is: 'differs' }
  /** Not signed by the site's key. */
  | { is: 'forged' }
  /** Nobody else's ballot can be looked up before the results are out. */
  | { is: 'notYours' }
  | { is: 'unavailable' };

type Call = ReturnType<typeof useCall>;

/** A head that the server names, with its signature in hex. */
type SignedHead = LogHead & { signature: string };

/**
 * Checks a receipt that a voter holds against what the server says now, in this browser: the receipt's own signature, that
 * its leaf is in the signed list, and that this list begins with the one of the receipt.
 */
export async function checkReceipt(call: Call, held: BallotReceipt): Promise<Verdict> {
  try {
    const own: SignedHead = { size: held.index + 1, root: held.root, signature: held.signature };
    const publicKey = await findSigner(call, held, own);
    if (publicKey === null) return { is: 'forged' };
    return (await checkOwn(call, held, publicKey)) ?? (await checkPublished(call, held, publicKey));
  } catch {
    // Also where a browser cannot verify signatures, or the page came without encryption.
    return { is: 'unavailable' };
  }
}

/** The key of the site that signed a receipt: while it is replaced, votes that began before go on with the one before. */
async function findSigner(call: Call, held: BallotReceipt, own: SignedHead): Promise<string | null> {
  const { publicKey, publicKeyBefore } = await call(ballotLogCalls.ballotKey);
  if (await isSigned(publicKey, held, own)) return publicKey;
  return publicKeyBefore && (await isSigned(publicKeyBefore, held, own)) ? publicKeyBefore : null;
}

/** By what is proved to voters about their own ballots; null: this is none of the visitor's. */
async function checkOwn(call: Call, held: BallotReceipt, publicKey: string): Promise<Verdict | null> {
  const query = whichVote(held);
  const inclusion = await orNull(call(ballotLogCalls.ballotInclusion, { query }));
  if (!inclusion || inclusion.log !== held.log || inclusion.index !== held.index) return null;
  const { head, leaf, proof } = inclusion;
  const isHeld = leaf === held.leaf && (await isIncluded(held, head, proof));
  if (!isHeld || !(await isSigned(publicKey, held, head))) return { is: 'differs' };
  const size = String(head.size);
  const { proof: grown } = await call(ballotLogCalls.ballotConsistency, { query: { ...query, size } });
  // The heads are the receipt's and the one above, whatever the server repeats here.
  return (await isBeginning({ size: held.index + 1, root: held.root }, head, grown))
    ? { is: 'included', number: held.index, size: head.size }
    : { is: 'differs' };
}

/** By the record that is published with the results. */
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

/** Null where the server refuses it: to visitors, for votes without a ballot of theirs, before the results. */
async function orNull<Value>(response: Promise<Value>): Promise<Value | null> {
  return response.catch((error: unknown) => {
    if (isApiError(error) && error.status >= 400 && error.status < 500) return null;
    throw error;
  });
}

async function isSigned(publicKey: string, context: HeadContext, head: SignedHead): Promise<boolean> {
  const key = await crypto.subtle.importKey('raw', toBytes(publicKey), 'Ed25519', false, ['verify']);
  const text = new TextEncoder().encode(headText(context, head));
  return crypto.subtle.verify('Ed25519', key, toBytes(head.signature), text);
}
