import { createHash } from 'node:crypto';
import { inclusionSides } from '@summit/contract/awards/inclusion-path';

/** SHA-256 of what it covers. A tree is the list of its leaves' hashes, in order (RFC 9162, section 2.1). */
export type Hash = Buffer;

// A leaf can never pass for a node, because the hashed data begins with a different byte.
const leafPrefix = Buffer.from([0]);
const nodePrefix = Buffer.from([1]);

/** SHA-256 of the parts, one after the other. */
export function sha256(...parts: Uint8Array[]): Hash {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
}

/** The hash of a leaf's data. */
export function hashLeaf(data: Uint8Array): Hash {
  return sha256(leafPrefix, data);
}

function hashNode(left: Hash, right: Hash): Hash {
  return sha256(nodePrefix, left, right);
}

/** The roots of the complete subtrees that a tree consists of, the largest first: all that appending needs. */
export type Frontier = readonly Hash[];

/** The frontier of a tree of `size` leaves after one more. */
export function appendLeaf(frontier: Frontier, size: number, leaf: Hash): Frontier {
  const grown = [...frontier];
  let added = leaf;
  for (let rest = size; rest % 2 === 1; rest = Math.floor(rest / 2)) {
    const left = grown.pop();
    if (!left) throw new RangeError('The frontier does not belong to a tree of this size');
    added = hashNode(left, added);
  }
  return [...grown, added];
}

/** The root of the tree with this frontier; of no leaves: the hash of nothing. */
export function rootOfFrontier(frontier: Frontier): Hash {
  const [last, ...larger] = [...frontier].reverse();
  return last ? larger.reduce((root, left) => hashNode(left, root), last) : sha256();
}

/** The root of a tree. */
export function getRoot(leaves: readonly Hash[]): Hash {
  return rootOfFrontier(
    leaves.reduce<Frontier>((frontier, leaf, size) => appendLeaf(frontier, size, leaf), []),
  );
}

/** The roots of the trees of the first 1, 2, .. leaves. */
export function getRoots(leaves: readonly Hash[]): Hash[] {
  let frontier: Frontier = [];
  return leaves.map((leaf, size) => rootOfFrontier((frontier = appendLeaf(frontier, size, leaf))));
}

/** The hashes that prove that a leaf is in the tree, from the leaf to the root. */
export function inclusionProof(leaves: readonly Hash[], index: number): Hash[] {
  if (index < 0 || index >= leaves.length) throw new RangeError('The tree has no such leaf');
  if (leaves.length === 1) return [];
  const split = getSplit(leaves.length);
  const [left, right] = [leaves.slice(0, split), leaves.slice(split)];
  return index < split
    ? [...inclusionProof(left, index), getRoot(right)]
    : [...inclusionProof(right, index - split), getRoot(left)];
}

/** The hashes that prove that the tree of the first `size` leaves is the beginning of the tree of all. */
export function consistencyProof(leaves: readonly Hash[], size: number): Hash[] {
  if (size < 1 || size > leaves.length) throw new RangeError('The tree has no such beginning');
  return subproof(leaves, size, true);
}

/** `isKnown`: the first `size` leaves are the old tree itself, whose root the verifier has. */
function subproof(leaves: readonly Hash[], size: number, isKnown: boolean): Hash[] {
  if (size === leaves.length) return isKnown ? [] : [getRoot(leaves)];
  const split = getSplit(leaves.length);
  const [left, right] = [leaves.slice(0, split), leaves.slice(split)];
  return size <= split
    ? [...subproof(left, size, isKnown), getRoot(right)]
    : [...subproof(right, size - split, false), getRoot(left)];
}

/** The largest power of two that is smaller. */
function getSplit(size: number): number {
  return 2 ** Math.floor(Math.log2(size - 1));
}

/** Whether a proof shows that the leaf at an index is in the tree of this size and root. */
export function verifyInclusion(
  { index, size, leaf, root }: { index: number; size: number; leaf: Hash; root: Hash },
  proof: readonly Hash[],
): boolean {
  const sides = inclusionSides(index, size);
  if (!sides || sides.length !== proof.length) return false;
  const reached = proof.reduce(
    (hash, sibling, step) => (sides[step] === 'left' ? hashNode(sibling, hash) : hashNode(hash, sibling)),
    leaf,
  );
  return reached.equals(root);
}

interface TreeHead {
  size: number;
  root: Hash;
}

/** Whether a proof shows that the old tree is the beginning of the new one (RFC 9162, 2.1.4.2). */
export function verifyConsistency(older: TreeHead, newer: TreeHead, proof: readonly Hash[]): boolean {
  if (older.size < 1 || older.size > newer.size) return false;
  if (older.size === newer.size) return proof.length === 0 && older.root.equals(newer.root);
  const isComplete = Number.isInteger(Math.log2(older.size));
  const [first, ...rest] = isComplete ? [older.root, ...proof] : proof;
  if (!first) return false;
  let [node, last] = [older.size - 1, newer.size - 1];
  for (; node % 2 === 1; [node, last] = [half(node), half(last)]);
  let [oldRoot, newRoot] = [first, first];
  for (const hash of rest) {
    if (last === 0) return false;
    if (node % 2 === 1 || node === last) {
      [oldRoot, newRoot] = [hashNode(hash, oldRoot), hashNode(hash, newRoot)];
      for (; node % 2 === 0 && node > 0; [node, last] = [half(node), half(last)]);
    } else {
      newRoot = hashNode(newRoot, hash);
    }
    [node, last] = [half(node), half(last)];
  }
  return last === 0 && oldRoot.equals(older.root) && newRoot.equals(newer.root);
}

const half = (value: number): number => Math.floor(value / 2);
