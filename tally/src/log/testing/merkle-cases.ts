import { createHash } from 'node:crypto';
import { type Hash, hashLeaf } from '../merkle-tree.ts';

const hash = (...parts: Uint8Array[]) => createHash('sha256').update(Buffer.concat(parts)).digest();

/** The definition itself (RFC 9162, 2.1.1), without optimisation. */
export function naiveRoot(leaves: readonly Hash[]): Hash {
  const [first] = leaves;
  if (!first) return hash();
  if (leaves.length === 1) return first;
  let split = 1;
  while (split * 2 < leaves.length) split *= 2;
  return hash(Buffer.from([1]), naiveRoot(leaves.slice(0, split)), naiveRoot(leaves.slice(split)));
}

// The leaves and roots in the tests of implementations of RFC 6962.
export const knownLeaves = [
  '',
  '00',
  '10',
  '2021',
  '3031',
  '40414243',
  '5051525354555657',
  '606162636465666768696a6b6c6d6e6f',
].map((data) => hashLeaf(Buffer.from(data, 'hex')));
/** A case in the fields of the public test vectors of transparency logs, made from the definition. */
interface ConsistencyCase {
  size1: number;
  size2: number;
  root1: Hash;
  root2: Hash;
  proof: Hash[];
  desc: string;
  wantErr: boolean;
}

interface InclusionCase {
  leafIdx: number;
  treeSize: number;
  root: Hash;
  leafHash: Hash;
  proof: Hash[];
  desc: string;
  wantErr: boolean;
}

export const garbage = hash(Buffer.from('garbage'));
const flip = (bytes: Hash, bit: number) => {
  const changed = Buffer.from(bytes);
  changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7));
  return changed;
};
const withFlipped = (proof: readonly Hash[], at: number) =>
  proof.map((each, index) => (index === at ? flip(each, 4) : each));

/** The audit path and the consistency path as RFC 9162 defines them, on naive roots. */
export function naivePath(leaves: readonly Hash[], index: number): Hash[] {
  if (leaves.length <= 1) return [];
  let split = 1;
  while (split * 2 < leaves.length) split *= 2;
  const [left, right] = [leaves.slice(0, split), leaves.slice(split)];
  return index < split
    ? [...naivePath(left, index), naiveRoot(right)]
    : [...naivePath(right, index - split), naiveRoot(left)];
}

export function naiveConsistency(leaves: readonly Hash[], size: number, known = true): Hash[] {
  if (size === leaves.length) return known ? [] : [naiveRoot(leaves)];
  let split = 1;
  while (split * 2 < leaves.length) split *= 2;
  const [left, right] = [leaves.slice(0, split), leaves.slice(split)];
  return size <= split
    ? [...naiveConsistency(left, size, known), naiveRoot(right)]
    : [...naiveConsistency(right, size - split, false), naiveRoot(left)];
}

export function consistencyCases(size1: number, size2: number): ConsistencyCase[] {
  const leaves = knownLeaves.slice(0, size2);
  const happy = {
    size1,
    size2,
    root1: naiveRoot(leaves.slice(0, size1)),
    root2: naiveRoot(leaves),
    proof: naiveConsistency(leaves, size1),
    desc: 'happy path',
    wantErr: false,
  };
  const { proof, root1, root2 } = happy;
  const wrong = (desc: string, change: Partial<ConsistencyCase>) => ({
    ...happy,
    ...change,
    desc,
    wantErr: true,
  });
  return [
    happy,
    wrong('size1 - 1', { size1: size1 - 1 }),
    wrong('size1 + 1', { size1: size1 + 1 }),
    wrong('size1 ^ 2', { size1: size1 ^ 2 }),
    wrong('size2 * 2', { size2: size2 * 2 }),
    wrong('size2 / 2', { size2: Math.floor(size2 / 2) }),
    wrong('wrong root1', { root1: garbage }),
    wrong('wrong root2', { root2: garbage }),
    ...(size1 === size2 ? [] : [wrong('swapped roots', { root1: root2, root2: root1 })]),
    ...(proof.length === 0 ? [] : [wrong('empty proof', { proof: [] })]),
    wrong('trailing garbage', { proof: [...proof, garbage] }),
    wrong('trailing root1', { proof: [...proof, root1] }),
    wrong('trailing root2', { proof: [...proof, root2] }),
    wrong('preceding garbage', { proof: [garbage, ...proof] }),
    wrong('preceding root1', { proof: [root1, ...proof] }),
    wrong('preceding root2', { proof: [root2, ...proof] }),
    ...proof.flatMap((first) => [wrong('preceding proof', { proof: [first, ...proof] })]),
    ...(proof.length === 0 ? [] : [wrong('truncated proof', { proof: proof.slice(0, -1) })]),
    ...proof.map((_each, at) => wrong(`modified proof[${at}]`, { proof: withFlipped(proof, at) })),
  ];
}

export function inclusionCases(leafIdx: number, treeSize: number): InclusionCase[] {
  const leaves = knownLeaves.slice(0, treeSize);
  const happy = {
    leafIdx,
    treeSize,
    root: naiveRoot(leaves),
    leafHash: leaves[leafIdx] ?? garbage,
    proof: naivePath(leaves, leafIdx),
    desc: 'happy path',
    wantErr: false,
  };
  const { proof, root } = happy;
  const wrong = (desc: string, change: Partial<InclusionCase>) => ({
    ...happy,
    ...change,
    desc,
    wantErr: true,
  });
  return [
    happy,
    wrong('leafIdx - 1', { leafIdx: leafIdx - 1 }),
    wrong('leafIdx + 1', { leafIdx: leafIdx + 1 }),
    wrong('leafIdx ^ 2', { leafIdx: leafIdx ^ 2 }),
    wrong('treeSize * 2', { treeSize: treeSize * 2 }),
    wrong('treeSize / 2', { treeSize: Math.floor(treeSize / 2) }),
    wrong('wrong leaf', { leafHash: garbage }),
    wrong('empty root', { root: hash() }),
    wrong('random root', { root: garbage }),
    wrong('trailing garbage', { proof: [...proof, garbage] }),
    wrong('trailing root', { proof: [...proof, root] }),
    wrong('preceding garbage', { proof: [garbage, ...proof] }),
    wrong('preceding root', { proof: [root, ...proof] }),
    ...(proof.length === 0 ? [] : [wrong('removed component', { proof: proof.slice(1) })]),
    ...proof.map((_each, at) => wrong(`modified proof[${at}]`, { proof: withFlipped(proof, at) })),
    ...proof.map((_each, at) =>
      wrong('inserted component', { proof: [...proof.slice(0, at), garbage, ...proof.slice(at)] }),
    ),
  ];
}
