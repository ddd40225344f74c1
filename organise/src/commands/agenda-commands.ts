import * as calls from '@summit/contract/calls/organise-resources';
import * as settingsCalls from '@summit/contract/calls/settings';
import * as limits from '@summit/contract/limits/limits';
import { movedByDays } from '@summit/contract/money-and-time/moved-by-days';
import { type Command, isWanted, requireWord } from '../command.ts';
import { entryChangeLines } from './entry-lines.ts';

const move: Command = {
  usage: 'agenda move DAYS',
  about: 'moves every session of this edition by some days, back with -DAYS; who starred one gets one email',
  async run(context) {
    const { client, terminal, words } = context;
    const days = Number(requireWord(words[0], move));
    if (!Number.isInteger(days) || days === 0) {
      throw new Error(`'${words[0]}' is no number of days, such as 7 or -7`);
    }
    const { event } = await client.call(settingsCalls.settings);
    const params = { resource: 'sessions' } as const;
    const { items: entries } = await client.call(calls.resourceEntries, {
      params,
      query: { perPage: limits.maxItemsOnPage },
    });
    const sessions = entries.map(
      ({ values }) => values as { id: string; edition: number; startsAt: string; endsAt: string },
    );
    const moved = sessions
      .filter(({ edition }) => edition === event.edition)
      .map(({ id, startsAt, endsAt }) => ({
        id,
        startsAt: movedByDays(startsAt, days, event.timeZone),
        endsAt: movedByDays(endsAt, days, event.timeZone),
      }));
    const upload = Buffer.from(JSON.stringify(moved));
    const send = (query: { dryRun?: 'true'; version?: string }) =>
      client.call(calls.importResource, { params, query: { format: 'json', ...query }, upload });
    const dry = await send({ dryRun: 'true' });
    if (dry.changes.length === 0) return terminal.print('There is no session of this edition.');
    if (!(await isWanted(context, entryChangeLines(dry.changes)))) return;
    const made = await send({ version: dry.version });
    terminal.print(`${made.changes.length} sessions moved.`);
  },
};

/** The programme as a whole. */
export const agendaCommands = { 'agenda move': move };
