import { publishedHeadText, recordText } from '@summit/contract/awards/ballot-head';
import { type BallotReceipt, writeReceipt } from '@summit/contract/awards/ballot-receipt';
import { rankResults } from '@summit/contract/awards/rank-results';
import { seededRandom } from '@summit/contract/testing/seeded-random';
import { ballotLeaf, type Choice, choiceKey } from '../../log/ballot-leaf.ts';
import { hashRules, writeRules } from '../../log/ballot-rules.ts';
import { getRoots, sha256 } from '../../log/merkle-tree.ts';
import { getHeadKey, getPublicKey, type SignedHead, signHead, signText } from '../../log/signed-head.ts';
import { choicesHash, writeRecord } from '../../log/vote-record.ts';
import { countByKey } from '../count-by-key.ts';
import type { Openings, PublicLog, Roll } from '../public-log.ts';

const log = '2027-Company-one';
const categories = ['bank', 'payments', 'identity'].map((id) => ({
  id,
  allowedVotes: id === 'payments' ? 2 : 1,
  nominees: ['amber', 'birch', 'cedar', 'dune'].map((name) => `${id}-${name}`),
}));
const key = getHeadKey('a secret of tests');

/** A log of so many ballots with its openings and receipts, heads after every tenth ballot, and one exclusion. */
export function sampleLog(ballots: number): { log: PublicLog; openings: Openings; receipts: string[] } {
  const random = seededRandom(ballots);
  const openings = Array.from({ length: ballots }, (_ballot, index) => ({
    index,
    choices: choose(random),
    nonce: sha256(Buffer.from(`nonce ${index}`)).toString('hex'),
    voter: `voter ${index}`,
  }));
  return signed(
    openings,
    openings.map(({ index, choices, nonce }) => getLeaf(index, choices, nonce)),
  );
}

/** The leaf of a ballot, as hex. */
export function getLeaf(index: number, choices: readonly Choice[], nonce: string): string {
  return ballotLeaf(index, { choices, nonce: Buffer.from(nonce, 'hex') }).toString('hex');
}

/** A log of these leaves signed with the organisers' own key, as a dishonest organiser could make it. */
export function signed(openings: Openings['openings'], leaves: string[]) {
  const rules = writeRules({ log, categories });
  const rulesHash = hashRules(rules);
  const roots = getRoots(leaves.map((leaf) => Buffer.from(leaf, 'hex'))).map((root) => root.toString('hex'));
  const heads = roots.map((root, index) => signHead(key, { log, rulesHash }, { size: index + 1, root }));
  const published = heads.filter(({ size }) => size % 10 === 0 || size === heads.length);
  const exclusions = [
    {
      index: 3,
      reason: 'Cast from an account of a registration that was made up',
      proposedBy: 'Ada Quill',
      proposedById: 'ada',
      confirmedBy: 'Ben Marsh',
      confirmedById: 'ben',
      excludedAt: '2027-05-02T09:00:00.000Z',
    },
  ];
  const choices = openings
    .filter(({ index }) => index !== 3)
    .flatMap((opening) => opening.choices)
    .sort((a, b) => (choiceKey(a) < choiceKey(b) ? -1 : 1));
  const receipts = heads.map(({ root, signature }, index): BallotReceipt => ({
    log,
    index,
    leaf: leaves[index] ?? '',
    root,
    rulesHash,
    signature,
  }));
  const root = roots.at(-1) ?? '';
  const totals = getTotals(choices);
  const record = writeRecord({
    log,
    version: 0,
    recordedAt: '2027-05-03T09:00:00.000Z',
    rulesHash,
    size: leaves.length,
    root,
    exclusions,
    withdrawals: [],
    choices: choicesHash(choices),
    leaders: 1,
    results: getResults(totals),
  });
  const publicLog: PublicLog = {
    log,
    publicKey: getPublicKey(key),
    rules,
    rulesHash,
    leaves,
    heads: published.map((head) => publish(head, rulesHash, head.size === heads.length)),
    exclusions,
    records: [signedRecord(record)],
    ballots: leaves.length - 1,
    choices,
    totals,
  };
  return { log: publicLog, openings: { log, openings }, receipts: receipts.map(writeReceipt) };
}

/** The roll of the openings' voters, one of whom has transferred the ticket, and of an attendee who did not vote. */
export function sampleRoll({ log: ofLog, openings }: Openings): Roll {
  const voters = openings.map(({ voter, index }) => ({
    voter,
    standing: index === 1 ? 'passedOn' : 'eligible',
  }));
  const people = openings.map(({ index }) => ({
    name: `Voter ${index}`,
    email: `voter${index}@summit.example`,
    hasVoted: true,
  }));
  return {
    log: ofLog,
    voters: [...voters, { voter: 'nobody yet', standing: 'eligible' }],
    people: [...people, { name: 'Late Riser', email: 'late@summit.example', hasVoted: false }],
  };
}

/** A record signed by its owner. */
export function signedRecord(record: string): PublicLog['records'][number] {
  return { record, signature: signText(key, recordText(record)) };
}

function publish(head: SignedHead, rulesHash: string, isClosing: boolean): PublicLog['heads'][number] {
  const publication = { publishedAt: '2027-05-01T10:00:00.000Z', isClosing };
  const signed = publishedHeadText({ log, rulesHash }, { ...head, ...publication });
  return { ...head, ...publication, publishedSignature: signText(key, signed) };
}

/** Winners and leaders by totals, in the format of a record. */
export function getResults(totals: PublicLog['totals'], withdrawn: ReadonlySet<string> = new Set()) {
  const ranked = rankResults(totals, 1, withdrawn);
  return totals.flatMap(({ categoryId, nomineeId }) => {
    const result = ranked.get(nomineeId);
    return result ? [{ categoryId, nomineeId, result }] : [];
  });
}

/** The totals of a list of choices. */
export function getTotals(choices: readonly Choice[]): PublicLog['totals'] {
  return [...countByKey(choices.map(choiceKey))].map(([text, votes]) => {
    const [categoryId = '', nomineeId = ''] = JSON.parse(text) as string[];
    return { categoryId, nomineeId, votes };
  });
}

function choose(random: () => number): Choice[] {
  return categories.flatMap(({ id, allowedVotes, nominees }) => {
    const first = Math.floor(random() * nominees.length);
    return Array.from({ length: allowedVotes }, (_choice, at) => ({
      categoryId: id,
      nomineeId: nominees[(first + at) % nominees.length] ?? '',
    }));
  });
}
