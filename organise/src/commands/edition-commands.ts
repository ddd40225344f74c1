import * as calls from '@summit/contract/calls/organise-edition';
import { type Command, isWanted, requireWord } from '../command.ts';
import { entryChangeLines } from './entry-lines.ts';

const move: Command = {
  usage: 'edition move DAYS [venue=NAME city=CITY address=LINE;LINE]',
  about: 'moves the event with its key dates, sessions and ceremony, back with -DAYS, and to another venue',
  async run({ client, terminal, words, options }) {
    const days = Number(requireWord(words[0], move));
    if (!Number.isInteger(days)) throw new Error(`'${words[0]}' is no number of days, such as 7 or -7`);
    const named = Object.fromEntries(words.slice(1).map((word) => word.split(/=(.*)/s).slice(0, 2)));
    const { venue, city, address } = named as Partial<Record<'venue' | 'city' | 'address', string>>;
    const lines = address?.split(';').map((line) => line.trim());
    const to = venue === undefined ? null : { venue, city: requireWord(city, move), address: lines ?? [] };
    const body = { days, venue: to };
    const dry = await client.call(calls.moveEdition, { body, query: { dryRun: 'true' } });
    if (dry.changes.length === 0) return terminal.print('Nothing differs.');
    const changes = dry.changes.flatMap(({ change }) => entryChangeLines([change]));
    const toRead = dry.toRead.map(({ where, says }) => `To be changed by you: ${where}: ${says}`);
    const context = { client, terminal, words, options };
    if (!(await isWanted(context, [...changes, ...toRead]))) return;
    await client.call(calls.moveEdition, { body: { ...body, version: dry.version } });
    terminal.print(`${dry.changes.length} moved.`);
  },
};

/** The present edition as a whole. */
export const editionCommands: Record<string, Command> = { 'edition move': move };
