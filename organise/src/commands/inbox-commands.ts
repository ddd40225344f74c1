import * as inboxCalls from '@summit/contract/calls/organise-inbox';
import { inboxKinds, inboxStates } from '@summit/contract/organising/inbox';
import { type Command, type CommandContext, isWanted, oneOfWords, requireWord } from '../command.ts';

const inbox: Command = {
  usage: 'inbox [WORD]',
  about: 'what came in and is not done, the latest first',
  async run({ client, terminal, words: [q] }) {
    const query = { filter: JSON.stringify({ state: ['new', 'open'] }), perPage: 100, ...(q && { q }) };
    const { items, total } = await client.call(inboxCalls.inboxItems, { query });
    for (const { kind, id, name, email, subject, state } of items) {
      terminal.print(`${kind} ${id}: ${subject}, ${[name, email].filter(Boolean).join(', ')} (${state})`);
    }
    if (total > items.length) terminal.print(`${total - items.length} more: name a word.`);
  },
};

const read: Command = {
  usage: 'inbox show KIND ID',
  about: `shows one: KIND is ${inboxKinds.join(', ')}`,
  async run(context) {
    const { at, name, email, subject, text, state, note, assignee, replies } = await findItem(context, read);
    context.terminal.print(`${subject} (${state}${assignee ? `, ${assignee}` : ''}), ${at}`);
    context.terminal.print([name, email].filter(Boolean).join(', '));
    context.terminal.print(text);
    if (note) context.terminal.print(`Note: ${note}`);
    for (const reply of replies) context.terminal.print(`${reply.at} ${reply.organiser}: ${reply.message}`);
  },
};

const mark: Command = {
  usage: 'inbox mark KIND ID STATE [NOTE]',
  about: `says how far it is, ${inboxStates.join(', ')}, and what organisers should know`,
  async run(context) {
    const { version, note, assigneeId, subject, kind, id } = await findItem(context, mark);
    const state = oneOfWords(requireWord(context.words[2], mark), inboxStates);
    const written = context.words.slice(3).join(' ') || note;
    if (!(await isWanted(context, [`${subject}: ${state}`]))) return;
    const body = { version, state, note: written, assigneeId };
    await context.client.call(inboxCalls.setInboxItem, { params: { kind, id }, body });
  },
};

const reply: Command = {
  usage: 'inbox reply KIND ID MESSAGE',
  about: 'answers by email; a reply to that goes to the contact address of the event',
  async run(context) {
    const { version, email, kind, id } = await findItem(context, reply);
    const message = requireWord(context.words.slice(2).join(' '), reply);
    if (!(await isWanted(context, [`To ${email ?? 'nobody'}: ${message}`]))) return;
    await context.client.call(inboxCalls.replyToInboxItem, {
      params: { kind, id },
      body: { version, message },
    });
  },
};

function findItem({ client, words }: CommandContext, command: Command) {
  const kind = oneOfWords(requireWord(words[0], command), inboxKinds);
  return client.call(inboxCalls.inboxItem, { params: { kind, id: requireWord(words[1], command) } });
}

/** Commands for what people send to the organisers. */
export const inboxCommands: Record<string, Command> = {
  inbox,
  'inbox show': read,
  'inbox mark': mark,
  'inbox reply': reply,
};
