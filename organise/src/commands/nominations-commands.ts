import * as calls from '@summit/contract/calls/organise-nominations';
import * as limits from '@summit/contract/limits/limits';
import type { ResponseOf } from '@summit/contract/requests/call';
import type { Client } from '../client.ts';
import { type Command, isWanted, oneOfWords, requireWord } from '../command.ts';

type Nomination = ResponseOf<typeof calls.deskNominations>['nominations'][number];
type Nominee = ResponseOf<typeof calls.deskNominees>['nominees'][number];

interface Filter {
  'filter.IsJoined.Equals'?: 'true' | 'false';
  'filter.CategoryId.Equals'?: string;
}

/** Every nomination that a filter leaves, page by page: they have addresses of people, and a page has few. */
async function readNominations(client: Client, filter: Filter): Promise<Nomination[]> {
  const read: Nomination[] = [];
  for (let page = 0; ; page += 1) {
    const query = { page, itemsOnPage: limits.peopleOnPage, ...filter };
    const { nominations, totalItems } = await client.call(calls.deskNominations, { query });
    read.push(...nominations);
    if (nominations.length === 0 || read.length >= totalItems) return read;
  }
}

const list: Command = {
  usage: 'awards nominations [CATEGORY]',
  about: 'nominations that are joined to nobody yet, each with nominees like it',
  async run({ client, terminal, words }) {
    const [category] = words;
    const nominations = await readNominations(client, {
      'filter.IsJoined.Equals': 'false',
      ...(category && { 'filter.CategoryId.Equals': category }),
    });
    for (const { id, categoryId, name, url, contactEmail, suggestions } of nominations) {
      terminal.print(`${name} <${url}>, ${categoryId}: ${id}`);
      if (contactEmail !== null) terminal.print(`    to ask: ${contactEmail}`);
      for (const like of suggestions) terminal.print(`    ${like.likeness}% ${like.name}: ${like.id}`);
    }
    terminal.print(`${nominations.length} to join`);
  },
};

const join: Command = {
  usage: 'awards join ID CATEGORY [NOMINEE]',
  about: 'joins a nomination to a nominee, or makes a nominee of it',
  async run(context) {
    const [id, categoryId, nomineeId] = context.words;
    const params = { id: requireWord(id, join), categoryId: requireWord(categoryId, join) };
    const { name, nominee } = await findNomination(context.client, params);
    const before = nominee?.name ?? 'joined to nobody';
    if (!(await isWanted(context, [`${name}: ${before} -> ${nomineeId ?? 'a nominee of its own'}`]))) return;
    const body = { nomineeId: nomineeId ?? null, expected: nominee?.id ?? null };
    await context.client.call(calls.joinNomination, { params, body });
  },
};

const undo: Command = {
  usage: 'awards undo ID CATEGORY',
  about: 'undoes a join: everything is as it was before',
  async run(context) {
    const [id, categoryId] = context.words;
    const params = { id: requireWord(id, undo), categoryId: requireWord(categoryId, undo) };
    const { name, nominee } = await findNomination(context.client, params);
    if (!nominee) throw new Error(`${name} is joined to nobody.`);
    if (!(await isWanted(context, [`${name}: ${nominee.name} -> joined to nobody`]))) return;
    await context.client.call(calls.undoJoin, { params, query: { expected: nominee.id } });
  },
};

const nominees: Command = {
  usage: 'awards nominees',
  about: 'the nominees, and which of them are shortlisted',
  async run({ client, terminal }) {
    const all = await client.call(calls.deskNominees);
    for (const { id, name, categoryId, isPublished, isShortlisted, nominations } of all.nominees) {
      const states = [!isPublished && 'does not stand', isShortlisted && 'on the shortlist'].filter(Boolean);
      terminal.print(`${categoryId}: ${name}, nominated by ${nominations} ${states.join(', ')} ${id}`);
    }
  },
};

/** Changes one of the two facts about where a nominee stands. */
function standing(
  word: 'stand' | 'shortlist',
  fact: 'isPublished' | 'isShortlisted',
  about: string,
): Command {
  const command: Command = {
    usage: `awards ${word} NOMINEE yes|no`,
    about,
    async run(context) {
      const nominee = await findNominee(context.client, requireWord(context.words[0], command));
      const wanted = oneOfWords(requireWord(context.words[1], command), ['yes', 'no']) === 'yes';
      const { isPublished, isShortlisted, version } = nominee;
      const was = nominee[fact] ? 'yes' : 'no';
      if (!(await isWanted(context, [`${nominee.name}: ${word} ${was} -> ${wanted ? 'yes' : 'no'}`]))) return;
      const body = { version, isPublished, isShortlisted, [fact]: wanted };
      await context.client.call(calls.setNominee, { params: { id: nominee.id }, body });
    },
  };
  return command;
}

async function findNomination(
  client: Client,
  { id, categoryId }: { id: string; categoryId: string },
): Promise<Nomination> {
  const nominations = await readNominations(client, { 'filter.CategoryId.Equals': categoryId });
  const found = nominations.find((one) => one.id === id);
  if (!found) {
    throw new Error(`${categoryId} has no nomination ${id}: npm run organise -- awards nominations`);
  }
  return found;
}

async function findNominee(client: Client, id: string): Promise<Nominee> {
  const found = (await client.call(calls.deskNominees)).nominees.find((one) => one.id === id);
  if (!found) throw new Error(`No nominee is called ${id}: npm run organise -- awards nominees`);
  return found;
}

const exportAll: Command = {
  usage: 'awards export',
  about: 'every nomination as CSV, for > FILE',
  async run({ client, terminal }) {
    terminal.print(await client.call(calls.exportNominations));
  },
};

/** From nominations to those who stand. */
export const nominationsCommands = {
  'awards nominations': list,
  'awards join': join,
  'awards undo': undo,
  'awards nominees': nominees,
  'awards stand': standing('stand', 'isPublished', 'whether a nominee stands in the vote'),
  'awards shortlist': standing('shortlist', 'isShortlisted', 'whether a nominee stands in the second vote'),
  'awards export': exportAll,
};
