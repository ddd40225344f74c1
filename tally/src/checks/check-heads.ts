import { publishedHeadText } from '@summit/contract/awards/ballot-head';
import type { BallotReceipt } from '@summit/contract/awards/ballot-receipt';
import { getRoots } from '../log/merkle-tree.ts';
import { isSignedBy, isTextSignedBy, type SignedHead } from '../log/signed-head.ts';
import { type Finding, found, someOf } from './finding.ts';
import type { PublicLog } from './public-log.ts';

/**
 * Whether the leaves are those that every signed head was made of.
 * @param receipts heads that are known from elsewhere, with the leaf that each was given for
 */
export function checkHeads(log: PublicLog, receipts: readonly BallotReceipt[]): Finding[] {
  const known = receipts.map((receipt) => ({ ...receipt, size: receipt.index + 1 }));
  const heads: SignedHead[] = [...log.heads, ...known];
  const signatures = checkSignatures(log, heads);
  // An unsigned head proves nothing.
  const signed = heads.filter((head) => isSignedBy(log.publicKey, log, head));
  const roots = getRoots(log.leaves.map((leaf) => Buffer.from(leaf, 'hex'))).map((root) =>
    root.toString('hex'),
  );
  return [
    ...signatures,
    ...checkSplits(signed),
    ...checkReceipts(log, receipts),
    ...checkPublications(log),
    ...checkLength(log, signed, roots),
    ...checkRoots(signed, roots),
  ];
}

function checkSignatures(log: PublicLog, heads: readonly SignedHead[]): Finding[] {
  const wrong = heads.filter((head) => !isSignedBy(log.publicKey, log, head));
  return wrong.length > 0
    ? [
        found(
          'bad signature',
          `The heads of these sizes are not signed by the log's key for its rules: ${someOf(wrong.map(({ size }) => size))}.`,
        ),
      ]
    : [];
}

/** Whether when and why each head was published is signed, the times follow each other, and the last one closes the vote. */
function checkPublications({ log, rulesHash, publicKey, heads, leaves }: PublicLog): Finding[] {
  const isSigned = ({ publishedSignature, ...head }: PublicLog['heads'][number]) =>
    publishedSignature !== null &&
    isTextSignedBy(publicKey, publishedHeadText({ log, rulesHash }, head), publishedSignature);
  const unsigned = heads.filter((head) => !isSigned(head)).map(({ size }) => size);
  const backwards = heads.some(({ publishedAt }, at) => {
    const before = heads[at - 1]?.publishedAt;
    return before !== undefined && Date.parse(before) > Date.parse(publishedAt);
  });
  const isClosed = heads.some(({ size, isClosing }) => isClosing && size === leaves.length);
  return [
    ...(unsigned.length > 0
      ? [
          found(
            'unsigned',
            `When and why the heads of these sizes were published is not signed: ${someOf(unsigned)}.`,
          ),
        ]
      : []),
    ...(backwards ? [found('unsigned', 'Later heads are said to be published before earlier ones.')] : []),
    ...(leaves.length > 0 && !isClosed
      ? [found('not closed', `No closing head has all ${leaves.length} ballots.`)]
      : []),
  ];
}

/** Two heads of one size: two people were shown two logs. */
function checkSplits(signed: readonly SignedHead[]): Finding[] {
  const roots = new Map<number, Set<string>>();
  for (const { size, root } of signed) roots.set(size, (roots.get(size) ?? new Set()).add(root));
  const split = [...roots].filter(([, different]) => different.size > 1).map(([size]) => size);
  return split.length > 0
    ? [found('split view', `Different heads were signed for one size: ${someOf(split)}.`)]
    : [];
}

/** Whether the leaf of each receipt is still at its place. */
function checkReceipts(log: PublicLog, receipts: readonly BallotReceipt[]): Finding[] {
  return receipts
    .filter(({ log: ofLog }) => ofLog === log.log)
    .flatMap(({ index, leaf }) => {
      if (log.leaves[index] === leaf) return [];
      const now = log.leaves.indexOf(leaf);
      if (now >= 0) return [found('reordered', `The ballot with receipt ${index} is now number ${now}.`)];
      if (index >= log.leaves.length) {
        return [found('truncated', `The ballot with receipt ${index} is missing, with all after it.`)];
      }
      return [found('altered', `The ballot with receipt ${index} was altered or dropped.`)];
    });
}

/** Whether there are as many leaves as the last head says. */
function checkLength(log: PublicLog, signed: readonly SignedHead[], roots: readonly string[]): Finding[] {
  const largest = Math.max(0, ...signed.map(({ size }) => size));
  const missing = largest - log.leaves.length;
  if (missing < 0) {
    return [found('inserted', `The last signed head has ${largest} ballots, the log ${log.leaves.length}.`)];
  }
  if (missing === 0) return [];
  const within = signed.filter(({ size }) => size <= log.leaves.length);
  const isCutOff = within.every(({ size, root }) => roots[size - 1] === root);
  return [
    isCutOff
      ? found('truncated', `${missing} ballots at the end are missing: a signed head has ${largest}.`)
      : found('dropped', `${missing} ballots are missing from the middle: a signed head has ${largest}.`),
  ];
}

/** Whether every head is the root of the leaves up to its size. */
function checkRoots(signed: readonly SignedHead[], roots: readonly string[]): Finding[] {
  const within = signed.filter(({ size }) => size <= roots.length).sort((a, b) => a.size - b.size);
  const wrong = within.find(({ size, root }) => roots[size - 1] !== root);
  if (!wrong) return [];
  const right = within.filter(({ size, root }) => size < wrong.size && roots[size - 1] === root).at(-1);
  const since = right ? `after ballot ${right.size - 1}` : 'from the beginning';
  return [
    found(
      'changed',
      `The head of ${wrong.size} ballots is not that of these ballots: ${since} some were altered, reordered, dropped or inserted.`,
    ),
  ];
}
