import { writeFileSync } from 'node:fs';
import * as calls from '@summit/contract/calls/personal-data';
import { type Command, isWanted, requireWord } from '../command.ts';

const show: Command = {
  usage: 'privacy export ADDRESS FILE',
  about: 'writes everything that is stored about somebody, as JSON, for them; that you read it is on record',
  async run({ client, terminal, words }) {
    const [email, file] = [requireWord(words[0], show), requireWord(words[1], show)];
    const data = await client.call(calls.personalDataOf, { body: { email } });
    writeFileSync(file, `${JSON.stringify(data, null, 2)}\n`, { mode: 0o600 });
    const rows = data.tables.map(({ table, rows: all }) => `${all.length} of ${table}`);
    terminal.print(`Written to ${file}: ${rows.join(', ') || 'nothing is stored about them'}.`);
  },
};

const erase: Command = {
  usage: 'privacy erase ADDRESS',
  about: 'erases somebody, registered or not; what has to stay by law is shown with the reason',
  async run(context) {
    const body = { email: requireWord(context.words[0], erase) };
    const dry = await context.client.call(calls.erasePerson, { body, query: { dryRun: 'true' } });
    if (dry.tables.length === 0) return context.terminal.print('Nothing is stored about them.');
    const lines = dry.tables.map(
      ({ table, rows, outcome, reason }) => `${rows} of ${table}: ${outcome}${reason ? `. ${reason}` : ''}`,
    );
    const account = dry.hasAccount ? ['Their account and their ticket end; no money goes back by this.'] : [];
    if (!(await isWanted(context, [...lines, `${dry.files} photos: removed`, ...account]))) return;
    await context.client.call(calls.erasePerson, { body });
    context.terminal.print('Erased. It cannot be undone.');
  },
};

const overdue: Command = {
  usage: 'privacy overdue',
  about: 'shows and removes emails, forms and messages that have been kept for long enough',
  async run(context) {
    const dry = await context.client.call(calls.removeOverdue, { query: { dryRun: 'true' } });
    if (dry.tables.length === 0) return context.terminal.print('Nothing is overdue.');
    const lines = dry.tables.map(({ table, rows, before }) => `- ${rows} of ${table}, from before ${before}`);
    if (!(await isWanted(context, lines))) return;
    await context.client.call(calls.removeOverdue);
  },
};

/** Commands about what is stored of people: its export, its erasure, and what is overdue. */
export const privacyCommands = {
  'privacy export': show,
  'privacy erase': erase,
  'privacy overdue': overdue,
};
