import * as calls from '@summit/contract/calls/organise-awards';
import { awardsStepNames } from '@summit/contract/shapes/organise/awards';
import { type Command, isWanted, oneOfWords, requireWord } from '../command.ts';
import { printDesk } from './awards-desk-lines.ts';
import { rehearsalCommands } from './rehearsal-commands.ts';
import { statusCommands } from './status-commands.ts';

const show: Command = {
  usage: 'awards',
  about: 'the season: statuses, what is scheduled, dates and categories',
  async run({ client, terminal }) {
    printDesk(terminal, await client.call(calls.awardsDesk));
  },
};

const dates: Command = {
  usage: 'awards dates [ceremony=MOMENT] [unlinking=MOMENT] [STEP=MOMENT]...',
  about: `when the ceremony begins, ballots are unlinked from voters, and steps open; an empty MOMENT clears it; steps: ${awardsStepNames.join(', ')}`,
  async run(context) {
    const given = context.words.map((word) => readDate(word));
    requireWord(context.words[0], dates);
    const ceremony = given.find(({ name }) => name === 'ceremony');
    const unlinking = given.find(({ name }) => name === 'unlinking');
    const steps = given.flatMap(({ name, moment }) =>
      name === 'ceremony' || name === 'unlinking' ? [] : [{ step: name, opensAt: moment }],
    );
    const desk = await context.client.call(calls.awardsDesk);
    const present = new Map<string, string | null>([
      ['ceremony', desk.ceremonyAt],
      ['unlinking', desk.ballotsUnlinkAt],
      ...desk.steps.map(({ step, opensAt }): [string, string | null] => [step, opensAt]),
    ]);
    const difference = given.map(
      ({ name, moment }) => `${name}: ${present.get(name) ?? 'no date'} -> ${moment ?? 'no date'}`,
    );
    if (!(await isWanted(context, difference))) return;
    const body = {
      version: desk.datesVersion,
      ...(ceremony && { ceremonyAt: ceremony.moment }),
      ...(unlinking && { ballotsUnlinkAt: unlinking.moment }),
      steps,
    };
    printDesk(context.terminal, await context.client.call(calls.setAwardsDates, { body }));
  },
};

function readDate(word: string) {
  const [name = '', ...rest] = word.split('=');
  return {
    name: oneOfWords(name, ['ceremony', 'unlinking', ...awardsStepNames]),
    moment: rest.join('=') || null,
  };
}

/** Commands that run the awards. */
export const awardsCommands = {
  awards: show,
  ...statusCommands,
  ...rehearsalCommands,
  'awards dates': dates,
};
