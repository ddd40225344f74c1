import { inclusionSides } from '@summit/contract/awards/inclusion-path';

/** The state of a log at one size; the root is hex. */
interface Head {
  size: number;
  root: string;
}

/** Whether a proof leads from a leaf to a root, computed in this browser (RFC 9162, 2.1.3.2). */
export async function isIncluded(
  { index, leaf }: { index: number; leaf: string },
  { size, root }: Head,
  proof: readonly string[],
): Promise<boolean> {
  const sides = inclusionSides(index, size);
  if (!sides || sides.length !== proof.length) return false;
  let hash = leaf;
  for (const [step, sibling] of proof.entries()) {
    hash = await (sides[step] === 'left' ? hashNode(sibling, hash) : hashNode(hash, sibling));
  }
  return hash === root;
}

/** Whether a proof shows that the older list is the beginning of the newer one (RFC 9162, 2.1.4.2). */
export async function isBeginning(older: Head, newer: Head, proof: readonly string[]): Promise<boolean> {
  if (older.size < 1 || older.size > newer.size) return false;
  if (older.size === newer.size) return proof.length === 0 && older.root === newer.root;
  const isComplete = Number.isInteger(Math.log2(older.size));
  const [first, ...rest] = isComplete ? [older.root, ...proof] : proof;
  if (first === undefined) return false;
  let [node, last] = [older.size - 1, newer.size - 1];
  for (; node % 2 === 1; [node, last] = [half(node), half(last)]);
  let [oldRoot, newRoot] = [first, first];
  for (const hash of rest) {
    if (last === 0) return false;
    if (node % 2 === 1 || node === last) {
      [oldRoot, newRoot] = [await hashNode(hash, oldRoot), await hashNode(hash, newRoot)];
      for (; node % 2 === 0 && node > 0; [node, last] = [half(node), half(last)]);
    } else {
      newRoot = await hashNode(newRoot, hash);
    }
    [node, last] = [half(node), half(last)];
  }
  return last === 0 && oldRoot === older.root && newRoot === newer.root;
}

/** The roots of the first `size` leaves of a published list, and of all of them. */
export async function rootsOfList(leaves: readonly string[], size: number) {
  let [frontier, root]: [string[], string] = [[], ''];
  for (const [at, leaf] of leaves.entries()) {
    let added = leaf;
    for (let rest = at; rest % 2 === 1; rest = half(rest)) {
      added = await hashNode(frontier.pop() ?? '', added);
    }
    frontier = [...frontier, added];
    if (at + 1 === size) root = await getRoot(frontier);
  }
  return { then: root, now: await getRoot(frontier) };
}

async function getRoot(frontier: readonly string[]): Promise<string> {
  const [last = '', ...larger] = [...frontier].reverse();
  let root = last;
  for (const left of larger) root = await hashNode(left, root);
  return root;
}

async function hashNode(left: string, right: string): Promise<string> {
  const node = new Uint8Array([1, ...toBytes(left), ...toBytes(right)]);
  return toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', node)));
}

/** Hex as bytes. */
export function toBytes(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));
}

function toHex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

const half = (value: number): number => Math.floor(value / 2);
