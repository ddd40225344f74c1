import { canonicalEmail } from '@summit/contract/contact-details/email-address';
import { countByKey } from './count-by-key.ts';
import { type Finding, found, someOf } from './finding.ts';
import type { Openings, PublicLog, Roll } from './public-log.ts';

/** The standings of voters whose ballots count. */
const mayCount = ['eligible', 'passedOn'];

/** Whether each ballot belongs to somebody on the roll, each to somebody else, and to somebody who may vote. */
export function checkRoll(
  { log, leaves }: PublicLog,
  { openings }: Openings,
  { log: ofLog, voters, people }: Roll,
): Finding[] {
  if (ofLog !== log) return [found('wrong roll', `This is the roll of ${ofLog}, not of ${log}.`)];
  const standing = new Map(voters.map((each) => [each.voter, each.standing]));
  const ghosts = openings.filter(({ voter }) => !standing.has(voter)).map(({ index }) => index);
  const barred = openings.filter(({ voter }) => {
    const is = standing.get(voter);
    return is !== undefined && !mayCount.includes(is);
  });
  const voted = people.filter(({ hasVoted }) => hasVoted).length;
  const twice = [...countByKey(people.map(({ email }) => canonicalEmail(email)))].filter(
    ([, times]) => times > 1,
  );
  const problems = [
    ...(standing.size !== voters.length ? ['a voter is on it twice'] : []),
    ...(twice.length > 0 ? [`addresses that are on it twice: ${someOf(twice.map(([email]) => email))}`] : []),
    ...(voters.length !== people.length ? [`${voters.length} voters are not ${people.length} people`] : []),
    ...(voted !== leaves.length
      ? [`${voted} people have voted, and there are ${leaves.length} ballots`]
      : []),
  ];
  return [
    ...(ghosts.length > 0
      ? [found('ghost ballot', `These ballots belong to nobody on the roll: ${someOf(ghosts)}.`)]
      : []),
    ...(barred.length > 0
      ? [
          found(
            'not eligible',
            `These ballots belong to somebody who may not vote: ${someOf(
              barred.map(({ index, voter }) => `${index} (${standing.get(voter)})`),
            )}.`,
          ),
        ]
      : []),
    ...problems.map((what) => found('wrong roll', `The roll does not fit: ${what}.`)),
  ];
}
