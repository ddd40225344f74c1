import * as organiserCalls from '@summit/contract/calls/organisers';
import { isSameEmail } from '@summit/contract/contact-details/email-address';
import * as limits from '@summit/contract/limits/limits';
import type { ResponseOf } from '@summit/contract/requests/call';
import { awardsRoles, organiserRoles } from '@summit/contract/session/organisers';
import type { Client } from '../client.ts';
import { type Command, type CommandContext, isWanted, oneOfWords, requireWord } from '../command.ts';

type Person = ResponseOf<typeof organiserCalls.changeOrganiser>;

const all = { query: { itemsOnPage: limits.maxItemsOnPage } };

const list: Command = {
  usage: 'people',
  about: 'everybody who may organise',
  async run({ client, terminal }) {
    const { organisers } = await client.call(organiserCalls.organisers, all);
    for (const { name, email, roles, isSetUp, isBlocked } of organisers) {
      const states = [isBlocked && ' (blocked)', !isSetUp && ' (invited)'].filter(Boolean);
      terminal.print(`${name} <${email}>: ${roles.join(', ')}${states.join('')}`);
    }
  },
};

const add: Command = {
  usage: 'people add EMAIL NAME ROLE...',
  about: 'adds somebody, or lets them set themselves up again',
  async run(context) {
    const [email, name, ...roles] = context.words;
    const wanted = {
      email: requireWord(email, add),
      name: requireWord(name, add),
      roles: [requireWord(roles[0], add), ...roles.slice(1)].map((role) => oneOfWords(role, organiserRoles)),
    };
    const known = await searchPerson(context.client, wanted.email);
    const difference = [...(known ? [`- ${described(known)}`] : []), `+ ${described(wanted)}`];
    if (!(await isWanted(context, difference))) return;
    const body = { ...wanted, version: known?.version ?? null };
    const { expiresAt } = await context.client.call(organiserCalls.addOrganiser, { body });
    context.terminal.print(`What they need was mailed to ${wanted.email}; it counts until ${expiresAt}.`);
    printAwardsRoles(context, wanted.roles, known?.roles ?? []);
  },
};

const roles: Command = {
  usage: 'people roles EMAIL ROLE...',
  about: 'changes what somebody may do',
  async run(context) {
    const [email, first, ...others] = context.words;
    const person = await findPerson(context.client, requireWord(email, roles));
    const wanted = [requireWord(first, roles), ...others].map((role) => oneOfWords(role, organiserRoles));
    const difference = [
      `- ${person.name}: ${person.roles.join(', ')}`,
      `+ ${person.name}: ${wanted.join(', ')}`,
    ];
    if (!(await isWanted(context, difference))) return;
    await change(context.client, person, { roles: wanted });
    printAwardsRoles(context, wanted, person.roles);
  },
};

/** Roles of the awards wait for a second person. */
function printAwardsRoles(
  { terminal }: CommandContext,
  wanted: readonly string[],
  present: readonly string[],
): void {
  const waits = awardsRoles.some((role) => wanted.includes(role) !== present.includes(role));
  if (waits) {
    terminal.print('Roles of the awards wait for a second person: npm run organise -- people waiting');
  }
}

const waiting: Command = {
  usage: 'people waiting',
  about: 'who is to be a steward or an auditor of the awards, or no longer, and waits for a second person',
  async run({ client, terminal }) {
    const { requests } = await client.call(organiserCalls.awardsRoleRequests);
    for (const request of requests) terminal.print(requestLine(request));
  },
};

type RoleRequest = ResponseOf<typeof organiserCalls.awardsRoleRequests>['requests'][number];

function requestLine({ id, name, email, roles: wanted, requestedBy }: RoleRequest): string {
  const what = wanted.length > 0 ? wanted.join(', ') : 'no role in the awards';
  return `${name} <${email}>: ${what}, asked for by ${requestedBy}, as ${id}`;
}

const confirm: Command = {
  usage: 'people confirm ID',
  about: 'agrees to a role in the awards that somebody else has asked for',
  async run(context) {
    const id = requireWord(context.words[0], confirm);
    const { requests } = await context.client.call(organiserCalls.awardsRoleRequests);
    const found = requests.find((one) => one.id === id);
    if (!found) throw new Error(`Nothing waits as ${id}.`);
    if (!(await isWanted(context, [requestLine(found)]))) return;
    await context.client.call(organiserCalls.confirmAwardsRoles, { params: { id } });
  },
};

/** Blocks or readmits somebody. */
function blocking(word: 'block' | 'unblock', about: string): Command {
  const command: Command = {
    usage: `people ${word} EMAIL`,
    about,
    async run(context) {
      const person = await findPerson(context.client, requireWord(context.words[0], command));
      if (!(await isWanted(context, [`${word} ${person.name} <${person.email}>`]))) return;
      await change(context.client, person, { isBlocked: word === 'block' });
    },
  };
  return command;
}

async function findPerson(client: Client, email: string): Promise<Person> {
  const found = await searchPerson(client, email);
  if (!found) throw new Error(`Nobody here has the address ${email}.`);
  return found;
}

async function searchPerson(client: Client, email: string): Promise<Person | undefined> {
  const { organisers } = await client.call(organiserCalls.organisers, all);
  return organisers.find((one) => isSameEmail(one.email, email));
}

function described({ name, email, roles: has }: Pick<Person, 'name' | 'email' | 'roles'>): string {
  return `${name} <${email}>: ${has.join(', ')}`;
}

async function change(
  client: Client,
  person: Person,
  { roles: wanted, isBlocked }: Partial<Person>,
): Promise<void> {
  const { version } = person;
  const body = { version, roles: wanted ?? person.roles, isBlocked: isBlocked ?? person.isBlocked };
  await client.call(organiserCalls.changeOrganiser, { params: { id: person.id }, body });
}

const audit: Command = {
  usage: 'audit [SUBJECT]',
  about:
    'what was changed, the latest first: all of it, or of a subject such as awards/status or speakers/ada',
  async run({ client, terminal, words }) {
    const [subject] = words;
    const filter = subject ? { filter: JSON.stringify({ subject }) } : {};
    const query = { perPage: limits.maxItemsOnPage, ...filter };
    const { items } = await client.call(organiserCalls.audit, { query });
    for (const { at, organiser, subject: about, before, after } of items) {
      terminal.print(`${at} ${organiser} ${about}: ${before ?? 'nothing'} -> ${after ?? 'nothing'}`);
    }
  },
};

/** Who may organise, and what they have changed. */
export const peopleCommands = {
  people: list,
  'people add': add,
  'people roles': roles,
  'people waiting': waiting,
  'people confirm': confirm,
  'people block': blocking('block', 'ends their sessions and lets them in no more'),
  'people unblock': blocking('unblock', 'lets them in again'),
  audit,
};
