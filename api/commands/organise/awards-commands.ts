import { awardsStatuses } from '@summit/contract/awards-status';
import type { ResponseOf } from '@summit/contract/call';
import {
  awardsStatusSubjects,
  awardsStepNames,
  organiseAwardsCalls as calls,
} from '@summit/contract/calls/organise-awards';
import { type Command, demand, isWanted, oneOfWords } from './command.ts';
import type { Terminal } from './terminal.ts';

type Desk = ResponseOf<typeof calls.awardsDesk>;

const show: Command = {
  usage: 'awards',
  about: 'the season: statuses, what is scheduled, dates and categories',
  async run({ client, terminal }) {
    print(terminal, await client.call(calls.awardsDesk));
  },
};

const status: Command = {
  usage: 'awards status SUBJECT STATUS [--at MOMENT]',
  about: `sets a status now or at a time; subjects: ${awardsStatusSubjects.join(', ')}`,
  async run(scene) {
    const subject = oneOfWords(demand(scene.words[0], status), awardsStatusSubjects);
    const wanted = oneOfWords(demand(scene.words[1], status), awardsStatuses);
    const at = scene.options.at ?? null;
    const { statuses } = await scene.client.call(calls.awardsDesk);
    const expected = statuses[subject];
    const when = at === null ? 'now' : `at ${at}`;
    if (!(await isWanted(scene, [`${subject}: ${expected} -> ${wanted}, ${when}`]))) return;
    const body = { subject, status: wanted, expected, at };
    print(scene.terminal, await scene.client.call(calls.setAwardsStatus, { body }));
  },
};

const cancel: Command = {
  usage: 'awards cancel ID',
  about: 'cancels a status that is scheduled',
  async run(scene) {
    const id = demand(scene.words[0], cancel);
    const { scheduled } = await scene.client.call(calls.awardsDesk);
    const found = scheduled.find((one) => one.id === id);
    if (!found) throw new Error(`Nothing is scheduled as ${id}.`);
    if (!(await isWanted(scene, [`- ${found.subject}: ${found.status} at ${found.at}`]))) return;
    print(scene.terminal, await scene.client.call(calls.cancelAwardsStatus, { params: { id } }));
  },
};

const dates: Command = {
  usage: 'awards dates [ceremony=MOMENT] [unlinking=MOMENT] [STEP=MOMENT]...',
  about: `when the ceremony begins, ballots are unlinked from voters, and steps open; an empty MOMENT clears it; steps: ${awardsStepNames.join(', ')}`,
  async run(scene) {
    const given = scene.words.map((word) => readDate(word));
    demand(scene.words[0], dates);
    const ceremony = given.find(({ name }) => name === 'ceremony');
    const unlinking = given.find(({ name }) => name === 'unlinking');
    const steps = given.flatMap(({ name, moment }) =>
      name === 'ceremony' || name === 'unlinking' ? [] : [{ step: name, opensAt: moment }],
    );
    const desk = await scene.client.call(calls.awardsDesk);
    const present = new Map<string, string | null>([
      ['ceremony', desk.ceremonyAt],
      ['unlinking', desk.ballotsUnlinkAt],
      ...desk.steps.map(({ step, opensAt }): [string, string | null] => [step, opensAt]),
    ]);
    const difference = given.map(
      ({ name, moment }) => `${name}: ${present.get(name) ?? 'no date'} -> ${moment ?? 'no date'}`,
    );
    if (!(await isWanted(scene, difference))) return;
    const body = {
      version: desk.datesVersion,
      ...(ceremony && { ceremonyAt: ceremony.moment }),
      ...(unlinking && { ballotsUnlinkAt: unlinking.moment }),
      steps,
    };
    print(scene.terminal, await scene.client.call(calls.setAwardsDates, { body }));
  },
};

function readDate(word: string) {
  const [name = '', ...rest] = word.split('=');
  return {
    name: oneOfWords(name, ['ceremony', 'unlinking', ...awardsStepNames]),
    moment: rest.join('=') || null,
  };
}

function print(terminal: Terminal, desk: Desk): void {
  const { year, statuses, scheduled, ceremonyAt, ballotsUnlinkAt, steps, categories } = desk;
  terminal.print(`Awards ${year}`);
  for (const subject of awardsStatusSubjects) terminal.print(`  ${subject}: ${statuses[subject]}`);
  for (const { id, subject, status: next, at, organiser } of scheduled) {
    terminal.print(`  ${subject}: ${next} at ${at}, scheduled by ${organiser} as ${id}`);
  }
  terminal.print(`  ceremony: ${ceremonyAt ?? 'no date'}`);
  terminal.print(`  unlinking: ${ballotsUnlinkAt ?? 'no date'}`);
  for (const { step, opensAt } of steps) terminal.print(`  ${step}: ${opensAt ?? 'no date'}`);
  const inSeason = categories.filter(({ isInSeason }) => isInSeason);
  terminal.print(`  ${inSeason.length} of ${categories.length} categories in the season`);
}

/** How the awards are run. */
export const awardsCommands = {
  awards: show,
  'awards status': status,
  'awards cancel': cancel,
  'awards dates': dates,
};
