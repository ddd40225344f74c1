import { ballotLeaf, choiceKey } from '../log/ballot-leaf.ts';
import { type BallotRules, brokenRule } from '../log/ballot-rules.ts';
import { countByKey } from './count-by-key.ts';
import { type Finding, found, someOf } from './finding.ts';
import type { Openings, PublicLog } from './public-log.ts';

type Opening = Openings['openings'][number];

/** Everything that an auditor can check with the openings, offline: each leaf, each rule, each voter, and the count. */
export function checkOpenings(log: PublicLog, { log: ofLog, openings }: Openings): Finding[] {
  if (ofLog !== log.log) {
    return [found('bad opening', `These are the openings of ${ofLog}, not of ${log.log}.`)];
  }
  return [
    ...checkLeaves(log, openings),
    ...checkBallots(log, openings),
    ...checkVoters(openings),
    ...checkList(log, openings),
  ];
}

function getLeaf({ choices, nonce }: Opening, number: number): string {
  return ballotLeaf(number, { choices, nonce: Buffer.from(nonce, 'hex') }).toString('hex');
}

/** Each leaf opens with its own opening; otherwise the finding says what explains it. */
function checkLeaves({ leaves }: PublicLog, openings: readonly Opening[]): Finding[] {
  const positions = new Map(leaves.map((leaf, index) => [leaf, index]));
  const byIndex = new Map(openings.map((opening) => [opening.index, opening]));
  const unopened = leaves
    .map((leaf, index) => ({ index, leaf, opening: byIndex.get(index) }))
    .filter(({ index, leaf, opening }) => !opening || getLeaf(opening, index) !== leaf);
  const findings = unopened.map(({ index, leaf, opening }): Finding => {
    if (!opening) return found('inserted', `Leaf ${index} has no opening: it was inserted.`);
    const moved = positions.get(getLeaf(opening, index));
    if (moved !== undefined) {
      return found('reordered', `Leaf ${moved} is that of ballot ${index}: leaves were reordered.`);
    }
    const other = unopened.find((each) => each.opening && getLeaf(each.opening, index) === leaf);
    return other
      ? found('swapped openings', `Leaf ${index} opens with the opening of ${other.index}.`)
      : found('altered', `Leaf ${index} does not open with what is said to be in it: it was altered.`);
  });
  const beyond = openings.filter(({ index }) => index < 0 || index >= leaves.length);
  const twice = openings.length - byIndex.size;
  return [
    ...findings.slice(0, mostFindings),
    ...(beyond.length > 0
      ? [
          found(
            'dropped',
            `These ballots have an opening and no leaf: ${someOf(beyond.map(({ index }) => index))}.`,
          ),
        ]
      : []),
    ...(twice > 0 ? [found('bad opening', `${twice} leaves have two openings.`)] : []),
  ];
}

/** Further findings would only repeat this. */
const mostFindings = 20;

function checkBallots({ rules }: PublicLog, openings: readonly Opening[]): Finding[] {
  const frozen = JSON.parse(rules) as BallotRules;
  const broken = openings.filter(({ choices }) => brokenRule(choices, frozen) !== null);
  return broken.length > 0
    ? [
        found(
          'against the rules',
          `These ballots choose what the rules do not allow: ${someOf(broken.map(({ index }) => index))}.`,
        ),
      ]
    : [];
}

function checkVoters(openings: readonly Opening[]): Finding[] {
  const getBallots = countByKey(openings.map(({ voter }) => voter));
  const often = [...getBallots].filter(([, ballots]) => ballots > 1);
  return often.length > 0
    ? [found('voted twice', `${often.length} voters have more than one ballot in this log.`)]
    : [];
}

function checkList({ choices, exclusions }: PublicLog, openings: readonly Opening[]): Finding[] {
  const excluded = new Set(exclusions.map(({ index }) => index));
  const counting = openings.filter(({ index }) => !excluded.has(index));
  const opened = countByKey(counting.flatMap((opening) => opening.choices.map(choiceKey)));
  const listed = countByKey(choices.map(choiceKey));
  const differing = [...new Set([...opened.keys(), ...listed.keys()])].filter(
    (key) => opened.get(key) !== listed.get(key),
  );
  return differing.length > 0
    ? [found('wrong totals', `The list is not what the openings add up to: ${someOf(differing)}.`)]
    : [];
}
