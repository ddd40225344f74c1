import type { ResponseOf } from '@summit/contract/call';
import { organiserCalls } from '@summit/contract/calls/organisers';
import { isSameEmail } from '@summit/contract/email-address';
import { limits } from '@summit/contract/limits';
import { organiserRoles } from '@summit/contract/organisers';
import type { Client } from './client.ts';
import { type Command, demand, isWanted, oneOfWords } from './command.ts';

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
  async run(scene) {
    const [email, name, ...roles] = scene.words;
    const wanted = {
      email: demand(email, add),
      name: demand(name, add),
      roles: [demand(roles[0], add), ...roles.slice(1)].map((role) => oneOfWords(role, organiserRoles)),
    };
    const known = await searchPerson(scene.client, wanted.email);
    const difference = [...(known ? [`- ${described(known)}`] : []), `+ ${described(wanted)}`];
    if (!(await isWanted(scene, difference))) return;
    const body = { ...wanted, version: known?.version ?? null };
    const { setUpToken, expiresAt } = await scene.client.call(organiserCalls.addOrganiser, { body });
    scene.terminal.print(`Give them this, before ${expiresAt}:\n  npm run organise -- set-up ${setUpToken}`);
  },
};

const roles: Command = {
  usage: 'people roles EMAIL ROLE...',
  about: 'changes what somebody may do',
  async run(scene) {
    const [email, first, ...others] = scene.words;
    const person = await findPerson(scene.client, demand(email, roles));
    const wanted = [demand(first, roles), ...others].map((role) => oneOfWords(role, organiserRoles));
    const difference = [
      `- ${person.name}: ${person.roles.join(', ')}`,
      `+ ${person.name}: ${wanted.join(', ')}`,
    ];
    if (!(await isWanted(scene, difference))) return;
    await change(scene.client, person, { roles: wanted });
  },
};

/** Blocks or readmits somebody. */
function blocking(word: 'block' | 'unblock', about: string): Command {
  const command: Command = {
    usage: `people ${word} EMAIL`,
    about,
    async run(scene) {
      const person = await findPerson(scene.client, demand(scene.words[0], command));
      if (!(await isWanted(scene, [`${word} ${person.name} <${person.email}>`]))) return;
      await change(scene.client, person, { isBlocked: word === 'block' });
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
  usage: 'audit [BEGINNING]',
  about: 'what was changed, the latest first: all of it, or what begins like awards/status',
  async run({ client, terminal, words }) {
    const [beginning] = words;
    const { entries } = await client.call(organiserCalls.audit, {
      query: beginning ? { 'filter.Subject.Like': beginning } : {},
    });
    for (const { at, organiser, subject, before, after } of entries) {
      terminal.print(`${at} ${organiser} ${subject}: ${before ?? 'nothing'} -> ${after ?? 'nothing'}`);
    }
  },
};

/** Who may organise, and what they have changed. */
export const peopleCommands = {
  people: list,
  'people add': add,
  'people roles': roles,
  'people block': blocking('block', 'ends their sessions and lets them in no more'),
  'people unblock': blocking('unblock', 'lets them in again'),
  audit,
};
