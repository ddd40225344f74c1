import { isDeepStrictEqual } from 'node:util';
import { recordText } from '@summit/contract/awards/ballot-head';
import { rankResults } from '@summit/contract/awards/rank-results';
import { isTextSignedBy } from '../log/signed-head.ts';
import { choicesHash, type VoteRecord } from '../log/vote-record.ts';
import { type Finding, found, someOf } from './finding.ts';
import type { PublicLog } from './public-log.ts';

/** Whether the announcements are signed, match the published data, and follow from the totals. */
export function checkRecords(log: PublicLog): Finding[] {
  const { records, publicKey, leaves } = log;
  // A vote without ballots has no record; one that it has must not name any.
  if (leaves.length === 0 && records.length === 0) return [];
  const isSigned = ({ record, signature }: PublicLog['records'][number]) =>
    isTextSignedBy(publicKey, recordText(record), signature);
  if (records.length === 0 || !records.every(isSigned)) {
    return [
      found(
        'unsigned',
        'What was announced is not signed: the exclusions, the list of choices, the results.',
      ),
    ];
  }
  const versions = records.map(({ record }) => JSON.parse(record) as VoteRecord);
  const last = versions.at(-1);
  return last ? [...checkVersions(versions), ...checkAgainst(log, last), ...checkResults(log, last)] : [];
}

/** A later version differs in who was withdrawn, and in what follows from that. */
function checkVersions(versions: readonly VoteRecord[]): Finding[] {
  const [first] = versions;
  const wrong = versions.filter(({ version, ...facts }, at) => {
    const mayDiffer = ({ withdrawals, results, recordedAt, ...same }: Omit<VoteRecord, 'version'>) => same;
    const { version: _first, ...original } = first ?? { version, ...facts };
    return version !== at || !isDeepStrictEqual(mayDiffer(facts), mayDiffer(original));
  });
  return wrong.length > 0
    ? [found('changed', 'A later record of the vote differs from the first in more than a withdrawal.')]
    : [];
}

function checkAgainst(log: PublicLog, record: VoteRecord): Finding[] {
  const said = {
    log: record.log,
    rulesHash: record.rulesHash,
    size: record.size,
    root: record.root,
    exclusions: record.exclusions,
    choices: record.choices,
  };
  const closing = log.heads.findLast(({ isClosing }) => isClosing);
  const published: typeof said = {
    log: log.log,
    rulesHash: log.rulesHash,
    size: log.leaves.length,
    root: closing?.root ?? '',
    exclusions: log.exclusions,
    choices: choicesHash(log.choices),
  };
  const differing = (Object.keys(said) as (keyof typeof said)[]).filter(
    (name) => !isDeepStrictEqual(said[name], published[name]),
  );
  return differing.length > 0
    ? [found('changed', `What is published is not what was signed: ${someOf(differing)}.`)]
    : [];
}

function checkResults({ totals }: PublicLog, { leaders, results, withdrawals }: VoteRecord): Finding[] {
  const withdrawn = new Set(withdrawals.map(({ nomineeId }) => nomineeId));
  const ranked: ReadonlyMap<string, string> =
    leaders === null ? new Map() : rankResults(totals, leaders, withdrawn);
  const announced = new Map(results.map(({ nomineeId, result }) => [nomineeId, result]));
  const differing = [...new Set([...ranked.keys(), ...announced.keys()])].filter(
    (nominee) => ranked.get(nominee) !== announced.get(nominee),
  );
  return differing.length > 0
    ? [
        found(
          'wrong results',
          `These nominees have not the place that the totals give them: ${someOf(differing)}.`,
        ),
      ]
    : [];
}
