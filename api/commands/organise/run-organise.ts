import { resourceFact, resourceIds } from '@summit/contract/resources';
import { addressCommands } from './address-commands.ts';
import { awardsCommands } from './awards-commands.ts';
import type { Client } from './client.ts';
import type { Command, Options } from './command.ts';
import { countCommands } from './count-commands.ts';
import { documentCommands } from './document-commands.ts';
import { nominationsCommands } from './nominations-commands.ts';
import { peopleCommands } from './people-commands.ts';
import { pictureCommands } from './picture-commands.ts';
import { resourceCommands } from './resource-commands.ts';
import { sessionCommands } from './session-commands.ts';
import { shortcutCommands } from './shortcut-commands.ts';
import type { Terminal } from './terminal.ts';

const ownCommands: Record<string, Command> = {
  ...sessionCommands,
  ...peopleCommands,
  ...addressCommands,
  ...awardsCommands,
  ...nominationsCommands,
  ...countCommands,
  ...pictureCommands,
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
  for (const length of [2, 1]) {
    const command = commands[words.slice(0, length).join(' ')];
    if (command) return command.run({ client, terminal, words: words.slice(length), options });
  }
  terminal.print(organiseUsage);
}
