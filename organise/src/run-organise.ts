import { resourceFact, resourceIds } from '@summit/contract/organising/resources';
import { patterns } from '@summit/contract/words/patterns';
import type { Client } from './client.ts';
import type { Command, Options } from './command.ts';
import { addressCommands } from './commands/address-commands.ts';
import { agendaCommands } from './commands/agenda-commands.ts';
import { awardsCommands } from './commands/awards-commands.ts';
import { countCommands } from './commands/count-commands.ts';
import { deskCommands } from './commands/desk-commands.ts';
import { documentCommands } from './commands/document-commands.ts';
import { editionCommands } from './commands/edition-commands.ts';
import { inboxCommands } from './commands/inbox-commands.ts';
import { listCommands } from './commands/list-commands.ts';
import { nominationsCommands } from './commands/nominations-commands.ts';
import { orderCommands } from './commands/order-commands.ts';
import { peopleCommands } from './commands/people-commands.ts';
import { photoCommands } from './commands/photo-commands.ts';
import { pictureCommands } from './commands/picture-commands.ts';
import { privacyCommands } from './commands/privacy-commands.ts';
import { resourceCommands } from './commands/resource-commands.ts';
import { sessionCommands } from './commands/session-commands.ts';
import { shortcutCommands } from './commands/shortcut-commands.ts';
import { confirmingClient } from './confirming-client.ts';
import type { Terminal } from './terminal.ts';

const ownCommands: Record<string, Command> = {
  ...sessionCommands,
  ...deskCommands,
  ...editionCommands,
  ...inboxCommands,
  ...orderCommands,
  ...peopleCommands,
  ...addressCommands,
  ...awardsCommands,
  ...nominationsCommands,
  ...countCommands,
  ...pictureCommands,
  ...photoCommands,
  ...listCommands,
  ...agendaCommands,
  ...privacyCommands,
  ...documentCommands,
  ...shortcutCommands,
};

const commands: Record<string, Command> = { ...ownCommands, ...resourceCommands };

/** Every resource has the same commands: one stands for all. */
const shown = [
  ...Object.values(ownCommands),
  ...Object.values(resourceCommands).filter(({ usage }) => usage.startsWith('texts')),
];

const width = Math.max(...shown.map(({ usage }) => usage.length));

/** Every command, one line each; those that all resources have, once. */
const organiseUsage = `Runs the event over the site's API, as an organiser. Every change is shown first, and is on record.
${shown.map(({ usage, about }) => `  npm run organise -- ${usage.padEnd(width)}  ${about}`).join('\n')}
What can be listed, shown, set, removed, imported and exported, each as \`npm run organise -- texts\` is:
${resourceIds.map((id) => `  ${id}: ${resourceFact(id).about}`).join('\n')}
Options: --at MOMENT  a time with its zone, such as 2027-03-01T09:00:00+00:00
         --yes        changes without asking
         --site URL   the site; http://localhost:3000 unless given, or SITE_ORIGIN`;

/** Runs the command that the words name: the longest name counts. @throws an Error that says what is wrong */
export async function runOrganise(
  words: readonly string[],
  options: Options,
  { client, terminal }: { client: Client; terminal: Terminal },
): Promise<void> {
  requireMoment(options.at);
  const confirming = confirmingClient(client, terminal);
  for (const length of [2, 1]) {
    const command = commands[words.slice(0, length).join(' ')];
    if (command) return command.run({ client: confirming, terminal, words: words.slice(length), options });
  }
  const [first] = words;
  if (!first || first === 'help') return terminal.print(organiseUsage);
  throw new Error(unknownCommand(first));
}

/** Before anything is asked: a time without its zone would be another one for everybody. */
function requireMoment(at: string | undefined): void {
  if (at === undefined) return;
  if (!patterns.moment.test(at) || Number.isNaN(Date.parse(at))) {
    throw new Error(`--at ${at} is no time with its zone, such as 2027-03-01T18:00:00+00:00`);
  }
}

/** A command that does not exist, with those that were perhaps meant. */
function unknownCommand(first: string): string {
  const near = Object.values(commands)
    .filter(({ usage }) => usage.split(' ', 1)[0] === first || isNear(first, usage.split(' ', 1)[0] ?? ''))
    .map(({ usage, about }) => `  npm run organise -- ${usage}  ${about}`);
  const meant = near.length > 0 ? [`Perhaps one of these:`, ...near] : [];
  return [`There is no such command. Without a command, all are listed.`, ...meant].join('\n');
}

/** Whether a word is the beginning of another, or has one letter more, less or other than it. */
function isNear(word: string, known: string): boolean {
  if (word.length < 3) return false;
  if (known.startsWith(word)) return true;
  let same = 0;
  while (same < word.length && word[same] === known[same]) same += 1;
  const rests = [word.slice(same), word.slice(same + 1)];
  return rests.some((rest) => rest === known.slice(same) || rest === known.slice(same + 1));
}
