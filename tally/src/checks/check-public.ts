import type { BallotReceipt } from '@summit/contract/awards/ballot-receipt';
import { choiceKey } from '../log/ballot-leaf.ts';
import { type BallotRules, hashRules } from '../log/ballot-rules.ts';
import { checkHeads } from './check-heads.ts';
import { checkRecords } from './check-records.ts';
import { countByKey } from './count-by-key.ts';
import { type Finding, found, someOf } from './finding.ts';
import type { PublicLog } from './public-log.ts';

/** What is proved if `checkPublicLog` finds nothing, and what the public record cannot show. */
export const cannotSee = [
  'whether the published list is what the leaves hold: the choices are shuffled, and each leaf hides what is in it; an auditor with the openings',
  'whether a leaf holds the choice that its voter made: the voter checks that before sending, an auditor only that it opens',
  'whether two openings were swapped, or a ballot breaks the rules: an auditor with the openings',
  'whether a ballot belongs to somebody at all, who may vote, and has voted once: an auditor with the openings and the roll',
  'whether the openings of excluded ballots justify the reasons given',
  'whether a voter lent the account or was watched',
  'a log that was rewritten and signed again as a whole: give the receipts of voters with --receipts, or the heads that auditors were mailed, to see that',
  'whether the key is the one of before: give the key of a receipt mail with --key',
];

interface Known {
  /** Receipts of voters, which the log must still agree with. */
  receipts?: readonly BallotReceipt[];
  /** The key that receipts were published with, where it is known from elsewhere. */
  publicKey?: string;
}

/** Everything that can be checked without the openings. */
export function checkPublicLog(log: PublicLog, { receipts = [], publicKey }: Known = {}): Finding[] {
  const ofThis = receipts.filter((receipt) => receipt.log === log.log);
  return [
    ...(receipts.length > 0 && ofThis.length === 0
      ? [found('other vote', `None of the receipts is of ${log.log}, so nothing was compared with them.`)]
      : []),
    ...(publicKey && publicKey !== log.publicKey
      ? [found('other key', 'The log is signed with another key than the one given.')]
      : []),
    ...checkRules(log),
    ...checkHeads(log, ofThis),
    ...checkExclusions(log),
    ...checkCounts(log),
    ...checkRecords(log),
  ];
}

function checkRules({ log, rules, rulesHash }: PublicLog): Finding[] {
  const isHashed = hashRules(rules) === rulesHash;
  const isOfThis = isHashed && (JSON.parse(rules) as BallotRules).log === log;
  return isOfThis
    ? []
    : [found('other rules', 'The rules are not those whose hash the heads were signed with.')];
}

function checkExclusions({ exclusions, leaves }: PublicLog): Finding[] {
  const indexes = exclusions.map(({ index }) => index);
  const wrong = exclusions.filter(
    ({ index, reason, ...people }, at) =>
      index < 0 ||
      index >= leaves.length ||
      indexes.indexOf(index) !== at ||
      reason.trim() === '' ||
      isByOne(people),
  );
  return wrong.length > 0
    ? [
        found(
          'bad exclusion',
          `These exclusions name no ballot, no reason or no two people: ${someOf(wrong.map(({ index }) => index))}.`,
        ),
      ]
    : [];
}

/** Whether one person proposed and confirmed it: compared by id, by name only in records without ids. */
function isByOne({
  proposedBy,
  proposedById,
  confirmedBy,
  confirmedById,
}: Pick<
  PublicLog['exclusions'][number],
  'proposedBy' | 'proposedById' | 'confirmedBy' | 'confirmedById'
>): boolean {
  if (proposedById !== null && confirmedById !== null) return proposedById === confirmedById;
  return proposedBy.trim().toLowerCase() === confirmedBy.trim().toLowerCase();
}

function checkCounts(log: PublicLog): Finding[] {
  const findings: Finding[] = [];
  if (log.leaves.length !== log.ballots + log.exclusions.length) {
    findings.push(
      found(
        'wrong count',
        `${log.leaves.length} leaves are not ${log.ballots} ballots and ${log.exclusions.length} exclusions.`,
      ),
    );
  }
  const listed = countByKey(log.choices.map(choiceKey));
  const declared = new Map(log.totals.map((total) => [choiceKey(total), total.votes]));
  const differing = [...new Set([...listed.keys(), ...declared.keys()])].filter(
    (key) => (listed.get(key) ?? 0) !== (declared.get(key) ?? 0),
  );
  if (differing.length > 0 || declared.size !== log.totals.length) {
    findings.push(found('wrong totals', `The totals are not those of the list: ${someOf(differing)}.`));
  }
  return [...findings, ...checkAllowed(log)];
}

/** No category can have more choices than its ballots allow, no nominee more than ballots, and every nominee is in the rules. */
function checkAllowed({ rules, choices, ballots }: PublicLog): Finding[] {
  const inCategory = countByKey(choices.map(({ categoryId }) => categoryId));
  const { categories } = JSON.parse(rules) as BallotRules;
  const over = [...inCategory].filter(([id, votes]) => {
    const allowed = categories.find((category) => category.id === id)?.allowedVotes ?? 0;
    return votes > allowed * ballots;
  });
  const standing = new Set(
    categories.flatMap(({ id, nominees }) =>
      nominees.map((nomineeId) => choiceKey({ categoryId: id, nomineeId })),
    ),
  );
  const ofNominees = countByKey(choices.map(choiceKey));
  const impossible = [...ofNominees].filter(([choice, votes]) => !standing.has(choice) || votes > ballots);
  return [
    ...(over.length > 0
      ? [
          found(
            'against the rules',
            `More choices than ${ballots} ballots can hold in: ${someOf(over.map(([id]) => id))}.`,
          ),
        ]
      : []),
    ...(impossible.length > 0
      ? [
          found(
            'against the rules',
            `These do not stand by the rules, or have more votes than there are ballots: ${someOf(impossible.map(([choice]) => choice))}.`,
          ),
        ]
      : []),
  ];
}
