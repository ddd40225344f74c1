import { type AwardsStatus, awardsStatuses } from '@summit/contract/awards/awards-status';
import * as awardsCalls from '@summit/contract/calls/organise-awards';
import * as calls from '@summit/contract/calls/rehearsals';
import { statusBefore } from '@summit/contract/season/status-plan';
import { type AwardsStatusSubject, awardsStatusSubjects } from '@summit/contract/shapes/organise/awards';
import { type Command, oneOfWords } from '../command.ts';

const rehearse: Command = {
  usage: 'awards rehearse [SUBJECT=STATUS]... [--at MOMENT]',
  about:
    'a link that shows the site as at a moment, for a day; what is not given is as the schedule has it then',
  async run({ client, terminal, words, options }) {
    const given = new Map(words.map((word) => readStatus(word)));
    const desk = await client.call(awardsCalls.awardsDesk);
    const at = options.at ?? desk.readAt;
    const getStatus = (subject: AwardsStatusSubject) =>
      given.get(subject) ?? statusBefore(desk.scheduled, { subject, present: desk.statuses[subject], at });
    const statuses = {
      Company: getStatus('Company'),
      Individual: getStatus('Individual'),
      Welcome: getStatus('Welcome'),
    };
    const link = await client.call(calls.makeRehearsal, { body: { at, statuses } });
    terminal.print(`The site as at ${at}`);
    for (const subject of awardsStatusSubjects) terminal.print(`  ${subject}: ${statuses[subject]}`);
    terminal.print(`  for everybody who opens this link, until ${link.expiresAt}:`);
    terminal.print(link.address);
    if (!link.showsNominees) {
      terminal.print('  Nominees who are not public yet stay hidden: the link of a steward shows them.');
    }
  },
};

/** `Company=VoteOne` */
function readStatus(word: string): [AwardsStatusSubject, AwardsStatus] {
  const [subject = '', status = ''] = word.split('=');
  return [oneOfWords(subject, awardsStatusSubjects), oneOfWords(status, awardsStatuses)];
}

/** Commands that show the site as it will be after a scheduled change. */
export const rehearsalCommands = { 'awards rehearse': rehearse };
