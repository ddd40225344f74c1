import { readFileSync, writeFileSync } from 'node:fs';
import * as calls from '@summit/contract/calls/organise-resources';
import * as limits from '@summit/contract/limits/limits';
import { newKey, resourceFact, type ResourceId, resourceIds } from '@summit/contract/organising/resources';
import type { ResponseOf } from '@summit/contract/requests/call';
import { truncated } from '@summit/contract/words/text-format';
import type { Client } from '../client.ts';
import { type Command, type CommandContext, isWanted, requireWord } from '../command.ts';
import { entryChangeLines, valueText } from './entry-lines.ts';
import { getHistoryCommands, presentVersion } from './history-commands.ts';
import { reportDeadLink } from './live-links.ts';

type Entry = ResponseOf<typeof calls.resourceEntry>;
type Change = ResponseOf<typeof calls.setResourceEntry>;

/** The commands that every resource has. */
function getCommands(resource: ResourceId): Record<string, Command> {
  const { about, inList, isPersonal = false } = resourceFact(resource);

  const list: Command = {
    usage: `${resource} [WORD]`,
    about: `lists them by key, all or what has a word in what is shown: each is ${about}`,
    async run({ client, terminal, words: [word = ''] }) {
      const entries = await readAll(client, resource);
      const lines = entries.map((entry) => inOneLine(entry, inList));
      lines.filter((line) => line.toLowerCase().includes(word.toLowerCase())).forEach(terminal.print);
    },
  };

  const fieldNames: Command = {
    usage: `${resource} fields [KEY]`,
    about: 'what can be set, and how it is written; of one, where they differ',
    async run({ client, terminal, words: [key] }) {
      const query = key === undefined ? {} : { key };
      const { fields } = await client.call(calls.resourceFields, { params: { resource }, query });
      for (const { name, written, help, isRequired, isFixed, isReadOnly } of fields) {
        const fixed = isFixed || isReadOnly;
        terminal.print(`${name}: ${written}${isRequired ? ', required' : ''}${fixed ? ', fixed' : ''}`);
        if (help) terminal.print(`  ${help}`);
      }
    },
  };

  const show: Command = {
    usage: `${resource} show KEY`,
    about: 'shows every field of one',
    async run({ client, terminal, words }) {
      const key = requireWord(words[0], show);
      const { values } = await client.call(calls.resourceEntry, { params: { resource, key } });
      for (const [name, value] of Object.entries(values)) terminal.print(`${name}: ${valueText(value)}`);
    },
  };

  const set: Command = {
    usage: `${resource} set KEY FIELD=VALUE...`,
    about: `changes one, or adds it; FIELD= empties a field`,
    run: (context) =>
      setFields(context, resource, requireWord(context.words[0], set), fieldsIn(context.words.slice(1), set)),
  };

  const remove: Command = {
    usage: `${resource} remove KEY`,
    about: 'removes one, or sets it back to its default',
    async run(context) {
      const key = requireWord(context.words[0], remove);
      const { version } = await context.client.call(calls.resourceEntry, { params: { resource, key } });
      const sent = { params: { resource, key } };
      const dry = await context.client.call(calls.removeResourceEntry, {
        ...sent,
        query: { version, dryRun: 'true' },
      });
      if (!(await isWanted(context, entryChangeLines([dry])))) return;
      await context.client.call(calls.removeResourceEntry, { ...sent, query: { version } });
    },
  };

  const importFile: Command = {
    usage: `${resource} import FILE [decimals=comma] [dates=day-first|month-first]`,
    about:
      'adds and changes what a file names, .json or .csv, all or nothing; how it writes numbers and dates',
    async run(context) {
      const name = requireWord(context.words[0], importFile);
      const format = name.endsWith('.json') ? 'json' : 'csv';
      const settings = context.words.length > 1 ? fieldsIn(context.words.slice(1), importFile) : {};
      const send = (query: { dryRun?: 'true'; version?: string }) =>
        context.client.call(calls.importResource, {
          params: { resource },
          query: { ...settings, format, ...query },
          upload: readFileSync(name),
        });
      const dry = await send({ dryRun: 'true' });
      if (dry.changes.length === 0) return context.terminal.print('Nothing differs.');
      if (!(await isWanted(context, entryChangeLines(dry.changes)))) return;
      const made = await send({ version: dry.version });
      made.changes.forEach((change) => printIssued(context, change));
      for (const { key } of made.changes) await reportDeadLink(context, resource, key);
      context.terminal.print(`${made.changes.length} changed, ${made.unchanged} as they were.`);
    },
  };

  const exportFile: Command = {
    usage: `${resource} export FILE`,
    about: `writes all of them to a file, ${isPersonal ? '.csv, which is on record' : '.json or .csv'}`,
    async run({ client, terminal, words }) {
      const name = requireWord(words[0], exportFile);
      if (name.endsWith('.json')) {
        // Their table alone says on record that somebody took it.
        if (isPersonal) throw new Error('People are exported as a table: FILE ends with .csv.');
        const entries = await readAll(client, resource);
        const values = entries.map((entry) => entry.values);
        writeFileSync(name, `${JSON.stringify(values, null, 2)}\n`, { mode: 0o600 });
      } else {
        writeFileSync(name, await client.call(calls.exportResource, { params: { resource } }), {
          mode: 0o600,
        });
      }
      terminal.print(`Written to ${name}.`);
    },
  };

  return {
    [resource]: list,
    [`${resource} fields`]: fieldNames,
    [`${resource} show`]: show,
    [`${resource} set`]: set,
    [`${resource} remove`]: remove,
    ...getHistoryCommands(resource),
    [`${resource} import`]: importFile,
    [`${resource} export`]: exportFile,
  };
}

/** Every entry, page by page: where they are of people, a page has few. */
async function readAll(client: Client, resource: ResourceId): Promise<Entry[]> {
  const read: Entry[] = [];
  for (let page = 1; ; page += 1) {
    const query = { page, perPage: limits.maxItemsOnPage };
    const { items, total } = await client.call(calls.resourceEntries, { params: { resource }, query });
    read.push(...items);
    if (items.length === 0 || read.length >= total) return read;
  }
}

/**
 * Shows what would change by a dry run of the API, and makes the change with the version that was read.
 * @param read the version that the values were made from; absent: they were made from none
 */
export async function setFields(
  context: CommandContext,
  resource: ResourceId,
  key: string,
  values: Record<string, string>,
  read?: string,
): Promise<void> {
  const { client, terminal } = context;
  const version = read ?? (key === newKey ? null : await presentVersion(context, resource, key));
  const sent = { params: { resource, key }, body: { version, values } };
  const dry = await client.call(calls.setResourceEntry, { ...sent, query: { dryRun: 'true' } });
  if (dry.changes.length === 0) return terminal.print('Nothing differs.');
  if (!(await isWanted(context, entryChangeLines([dry])))) return;
  const made = await client.call(calls.setResourceEntry, sent);
  printIssued(context, made);
  await reportDeadLink(context, resource, made.key);
}

function fieldsIn(words: readonly string[], command: Command): Record<string, string> {
  requireWord(words[0], command);
  return Object.fromEntries(
    words.map((word) => {
      const at = word.indexOf('=');
      if (at < 1) {
        throw new Error(`'${word}' is not written FIELD=VALUE: npm run organise -- ${command.usage}`);
      }
      return [word.slice(0, at), word.slice(at + 1)];
    }),
  );
}

function printIssued({ terminal }: CommandContext, { key, issued }: Change): void {
  if (issued) terminal.print(`${key}, shown this once: ${issued}`);
}

function inOneLine({ key, values }: Entry, inList?: readonly string[]): string {
  const listed = inList?.map((name) => (values as Record<string, unknown>)[name]) ?? Object.values(values);
  const others = listed.filter((value) => value !== key && value !== null && value !== '');
  const text = `${key}: ${others
    .slice(0, inList?.length ?? 4)
    .map(valueText)
    .join(', ')}`;
  return truncated(text, 157);
}

/** The commands of every resource. */
export const resourceCommands: Record<string, Command> = Object.assign(
  {},
  ...resourceIds.map(getCommands),
) as Record<string, Command>;
