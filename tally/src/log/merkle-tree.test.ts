import { expect, test } from 'vitest';
import { seededRandom } from '@summit/contract/testing/seeded-random';
import {
  appendLeaf,
  consistencyProof,
  type Frontier,
  getRoot,
  getRoots,
  hashLeaf,
  inclusionProof,
  rootOfFrontier,
  verifyConsistency,
  verifyInclusion,
} from './merkle-tree.ts';
import {
  consistencyCases,
  garbage,
  inclusionCases,
  knownLeaves,
  naiveConsistency,
  naivePath,
  naiveRoot,
} from './testing/merkle-cases.ts';

const knownRoots = [
  'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
  '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
  'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125',
  'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77',
  'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
  '4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4',
  '76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef',
  'ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c',
  '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328',
];

test.each(knownRoots.map((root, size): [number, string] => [size, root]))(
  'the known root of %s leaves',
  (size, root) => {
    expect(getRoot(knownLeaves.slice(0, size)).toString('hex')).toBe(root);
    expect(naiveRoot(knownLeaves.slice(0, size)).toString('hex')).toBe(root);
  },
);

const pairs = Array.from({ length: 8 }, (_size, at) => at + 1).flatMap((size) =>
  Array.from({ length: size }, (_index, at): [number, number] => [at, size]),
);

test('valid and corrupted consistency proofs of every pair of sizes up to eight', () => {
  const cases = pairs.flatMap(([at, size]) => consistencyCases(at + 1, size));
  const failed = cases.flatMap((each) => {
    const { size1, size2, root1, root2, proof } = each;
    const isRight = verifyConsistency({ size: size1, root: root1 }, { size: size2, root: root2 }, proof);
    return isRight === each.wantErr ? [`${size1} in ${size2}: ${each.desc}`] : [];
  });
  expect(cases.length).toBeGreaterThan(600);
  expect(failed).toEqual([]);
});

test('valid and corrupted inclusion proofs of every leaf of trees up to eight', () => {
  const cases = pairs.flatMap(([at, size]) => inclusionCases(at, size));
  const failed = cases.flatMap((each) => {
    const { leafIdx, treeSize, leafHash, root, proof } = each;
    const isRight = verifyInclusion({ index: leafIdx, size: treeSize, leaf: leafHash, root }, proof);
    return isRight === each.wantErr ? [`${leafIdx} of ${treeSize}: ${each.desc}`] : [];
  });
  expect(cases.length).toBeGreaterThan(500);
  expect(failed).toEqual([]);
});

test('a proof of the public test vectors: 6 of 8 leaves', () => {
  const proof = [
    '0ebc5d3437fbe2db158b9f126a1d118e308181031d0a949f8dededebc558ef6a',
    'ca854ea128ed050b41b35ffc1b87b8eb2bde461e9e3b5596ece6b9d5975a0ae0',
    'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
  ];
  expect(consistencyProof(knownLeaves, 6).map((each) => each.toString('hex'))).toEqual(proof);
});

test('a hundred random trees of up to 20,000 leaves agree with the definition', () => {
  const random = seededRandom(9162);
  const upTo = (most: number) => Math.floor(random() * most);
  for (let tree = 0; tree < 100; tree += 1) {
    // Small trees cover more shapes for each leaf; large ones are realistic.
    const most = [20_000, 20_000, 5_000][tree] ?? 400;
    const size = tree === 0 ? most : 1 + upTo(most);
    const leaves = Array.from({ length: size }, (_leaf, at) =>
      hashLeaf(Buffer.from(`${tree} ${at} ${random()}`)),
    );
    const root = naiveRoot(leaves);
    let frontier: Frontier = [];
    leaves.forEach((leaf, at) => (frontier = appendLeaf(frontier, at, leaf)));
    const [index, older] = [upTo(size), 1 + upTo(size)];
    const inclusion = inclusionProof(leaves, index);
    const consistency = consistencyProof(leaves, older);

    expect(rootOfFrontier(frontier)).toEqual(root);
    expect(getRoots(leaves)[older - 1]).toEqual(naiveRoot(leaves.slice(0, older)));
    expect(inclusion).toEqual(naivePath(leaves, index));
    expect(consistency).toEqual(naiveConsistency(leaves, older));
    expect(verifyInclusion({ index, size, leaf: leaves[index] ?? garbage, root }, inclusion)).toBe(true);
    const beginning = { size: older, root: naiveRoot(leaves.slice(0, older)) };
    expect(verifyConsistency(beginning, { size, root }, consistency)).toBe(true);
    expect(verifyInclusion({ index, size, leaf: garbage, root }, inclusion)).toBe(false);
    expect(verifyConsistency({ ...beginning, root: garbage }, { size, root }, consistency)).toBe(false);
  }
});

test('an empty tree has no leaf and no prefix to prove', () => {
  expect(() => inclusionProof([], 0)).toThrow(RangeError);
  expect(() => consistencyProof(knownLeaves, 0)).toThrow(RangeError);
  expect(() => consistencyProof(knownLeaves, 9)).toThrow(RangeError);
});
