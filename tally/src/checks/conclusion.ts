import type { BallotReceipt } from '@summit/contract/awards/ballot-receipt';
import { cannotSee } from './check-public.ts';
import type { Finding } from './finding.ts';
import type { PublicLog } from './public-log.ts';

interface Checked {
  log: PublicLog;
  findings: readonly Finding[];
  /** All that were given, also those of other votes. */
  receipts: readonly BallotReceipt[];
  hasOpenings: boolean;
  hasRoll: boolean;
}

interface Conclusion {
  lines: string[];
  /** 0: nothing is wrong; 1: something is; 2: there was nothing to check. */
  exitCode: 0 | 1 | 2;
}

/** What a check has found, and what it has not looked at: nothing is said to be right that was not there to check. */
export function conclude(checked: Checked): Conclusion {
  const { log, findings } = checked;
  const summary = `${log.log}: ${log.leaves.length} leaves, ${log.ballots} ballots counted, ${log.exclusions.length} excluded, ${log.heads.length} heads, key ${log.publicKey}`;
  const wrong = findings.map(({ kind, what }) => `WRONG  ${kind}: ${what}`);
  const unseen = getUnseen(checked);
  if (wrong.length > 0) return { lines: [summary, ...wrong, ...unseen], exitCode: 1 };
  if (log.leaves.length === 0) return { lines: [summary, nothing, ...unseen], exitCode: 2 };
  return { lines: [summary, ...getRight(checked), ...unseen], exitCode: 0 };
}

const nothing =
  'EMPTY  The record has no ballots, so nothing could be checked. Only a receipt can show that there were some.';

function getRight({ log, receipts, hasOpenings, hasRoll }: Checked): string[] {
  const compared = countOwn(log, receipts);
  return [
    'RIGHT  The leaves are those of every head, heads and record are signed, leaves equal ballots and exclusions, the totals equal the list, and the results the totals.',
    ...(compared > 0 ? [`RIGHT  The log agrees with each of ${compared} receipts.`] : []),
    ...(hasOpenings
      ? [
          'RIGHT  Each leaf opens, each ballot keeps to the rules, no voter has two, and the openings equal the list.',
        ]
      : []),
    ...(hasRoll ? ['RIGHT  Each ballot belongs to somebody else on the roll, who may vote.'] : []),
  ];
}

function getUnseen({ log, receipts, hasOpenings, hasRoll }: Checked): string[] {
  const others = receipts.length - countOwn(log, receipts);
  return [
    ...(others > 0 ? [`Not compared: ${others} of ${receipts.length} receipts are of other votes.`] : []),
    ...(hasOpenings
      ? [
          ...(hasRoll ? [] : ['Without --roll this does not see whether a ballot belongs to anybody.']),
          'This cannot see whether the people on the roll exist, and whether those who are said to have voted did: ask some of them.',
          'This cannot see whether a voter lent the account or was watched, nor who a voter is.',
        ]
      : ['This cannot see:', ...cannotSee.map((what) => `  - ${what}`)]),
  ];
}

function countOwn({ log }: PublicLog, receipts: readonly BallotReceipt[]): number {
  return receipts.filter((receipt) => receipt.log === log).length;
}
