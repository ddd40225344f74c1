import type { BallotReceipt } from '@summit/contract/ballot-receipt';
import type { ResponseOf } from '@summit/contract/call';
import type { ballotLogCalls } from '@summit/contract/calls/ballot-log';
import { inclusionSides } from '@summit/contract/inclusion-path';

type Inclusion = ResponseOf<typeof ballotLogCalls.ballotInclusion>;

/**
 * Whether a receipt's leaf is in the signed head that the server names, computed in this browser (RFC 9162, 2.1.3.2).
 * Throws where browsers cannot hash: on pages that came without encryption.
 */
export async function isIncluded(receipt: BallotReceipt, { head, proof }: Inclusion): Promise<boolean> {
  const sides = inclusionSides(receipt.index, head.size);
  if (!sides || sides.length !== proof.length) return false;
  let hash = fromHex(receipt.leaf);
  for (const [step, sibling] of proof.entries()) {
    const other = fromHex(sibling);
    hash = await hashNode(sides[step] === 'left' ? [other, hash] : [hash, other]);
  }
  // Of one size there is one list: the receipt's own head must be this one then.
  const isSameList = head.size !== receipt.index + 1 || head.root === receipt.root;
  return toHex(hash) === head.root && isSameList;
}

async function hashNode(children: [Uint8Array, Uint8Array]): Promise<Uint8Array> {
  const [left, right] = children;
  const node = new Uint8Array(1 + left.length + right.length);
  node[0] = 1;
  node.set(left, 1);
  node.set(right, 1 + left.length);
  return new Uint8Array(await crypto.subtle.digest('SHA-256', node));
}

function fromHex(hex: string): Uint8Array {
  return Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));
}

function toHex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
