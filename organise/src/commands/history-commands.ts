import * as calls from '@summit/contract/calls/organise-resources';
import * as limits from '@summit/contract/limits/limits';
import type { ResourceId } from '@summit/contract/organising/resources';
import { type Command, type CommandContext, isWanted, requireWord } from '../command.ts';
import { entryChangeLines } from './entry-lines.ts';

/** Commands that list and revert the changes of an entry: for every resource. */
export function getHistoryCommands(resource: ResourceId): Record<string, Command> {
  const history: Command = {
    usage: `${resource} history KEY`,
    about: 'lists what was changed of one, the latest first, with the number of each change',
    async run({ client, terminal, words }) {
      const key = requireWord(words[0], history);
      const { items } = await client.call(calls.resourceHistory, {
        params: { resource, key },
        query: { perPage: limits.maxItemsOnPage },
      });
      if (items.length === 0) return terminal.print('Nothing was changed.');
      for (const { id, at, organiser, call, changes } of items) {
        terminal.print(`${id}: ${at}, ${organiser} (${call})`);
        const change = { line: null, key, isNew: false, issued: null, notes: [], changes };
        entryChangeLines([change]).slice(1).forEach(terminal.print);
      }
    },
  };

  const revert: Command = {
    usage: `${resource} revert KEY CHANGE`,
    about: 'sets the fields of one change back to what they were before it',
    async run(context) {
      const params = {
        resource,
        key: requireWord(context.words[0], revert),
        change: Number(requireWord(context.words[1], revert)),
      };
      const sent = { params, body: { version: await presentVersion(context, resource, params.key) } };
      const { client, terminal } = context;
      const dry = await client.call(calls.revertResourceChange, { ...sent, query: { dryRun: 'true' } });
      if (dry.changes.length === 0) return terminal.print('Nothing differs.');
      if (!(await isWanted(context, entryChangeLines([dry])))) return;
      await client.call(calls.revertResourceChange, sent);
    },
  };

  return { [`${resource} history`]: history, [`${resource} revert`]: revert };
}

/** Null: there is no such entry. */
export async function presentVersion(
  { client }: CommandContext,
  resource: ResourceId,
  key: string,
): Promise<string | null> {
  try {
    return (await client.call(calls.resourceEntry, { params: { resource, key } })).version;
  } catch (error) {
    if (error instanceof Error && error.message.includes('(resource-0002)')) return null;
    throw error;
  }
}
