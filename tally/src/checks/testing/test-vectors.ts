import { headText, publishedHeadText, recordText } from '@summit/contract/awards/ballot-head';
import { writeReceipt } from '@summit/contract/awards/ballot-receipt';
import { ballotLeaf } from '../../log/ballot-leaf.ts';
import { hashRules, writeRules } from '../../log/ballot-rules.ts';
import { getRoot } from '../../log/merkle-tree.ts';
import { getHeadKey, getPublicKey, signText } from '../../log/signed-head.ts';
import { choicesHash, writeRecord } from '../../log/vote-record.ts';

/** A complete log of two ballots, which the document shows to authors of verifiers. */
export function testVectors() {
  const log = '2027-Company-two';
  const key = getHeadKey('the secret of the test vectors');
  const categories = [
    { id: 'bank', allowedVotes: 1, nominees: ['bank-amber', 'bank-birch'] },
    { id: 'data', allowedVotes: 2, nominees: ['data-cedar', 'data-dune'] },
  ];
  const rules = writeRules({ log, categories });
  const rulesHash = hashRules(rules);
  const ballots = [
    {
      choices: [
        { categoryId: 'data', nomineeId: 'data-dune' },
        { categoryId: 'bank', nomineeId: 'bank-birch' },
      ],
      nonce: '11'.repeat(32),
    },
    { choices: [{ categoryId: 'bank', nomineeId: 'bank-birch' }], nonce: '22'.repeat(32) },
  ];
  const leaves = ballots.map(({ choices, nonce }, number) =>
    ballotLeaf(number, { choices, nonce: Buffer.from(nonce, 'hex') }),
  );
  const root = getRoot(leaves).toString('hex');
  const head = headText({ log, rulesHash }, { size: 2, root });
  const signature = signText(key, head);
  const publication = { publishedAt: '2027-05-01T10:00:00.000Z', isClosing: true };
  const published = publishedHeadText({ log, rulesHash }, { size: 2, root, ...publication });
  const list = ballots.flatMap(({ choices }) => choices);
  const record = writeRecord({
    log,
    version: 0,
    recordedAt: '2027-06-10T18:00:00.000Z',
    rulesHash,
    size: 2,
    root,
    exclusions: [],
    withdrawals: [],
    choices: choicesHash(list),
    leaders: 1,
    results: [
      { categoryId: 'bank', nomineeId: 'bank-birch', result: 'Winner' },
      { categoryId: 'data', nomineeId: 'data-dune', result: 'Winner' },
    ],
  });
  const leaf = leaves[1]?.toString('hex') ?? '';
  return {
    publicKey: getPublicKey(key),
    log,
    rules,
    rulesHash,
    ballots: ballots.map((ballot, number) => ({ ...ballot, leaf: leaves[number]?.toString('hex') })),
    root,
    head,
    headSignature: signature,
    publishedHead: published,
    publishedHeadSignature: signText(key, published),
    list,
    listHash: choicesHash(list),
    record,
    recordSignature: signText(key, recordText(record)),
    receipt: writeReceipt({ log, index: 1, leaf, root, rulesHash, signature }),
  };
}
