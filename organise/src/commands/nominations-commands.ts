import * as calls from '@summit/contract/calls/organise-nominations';
import * as limits from '@summit/contract/limits/limits';
import type { ResponseOf } from '@summit/contract/requests/call';
import type { Client } from '../client.ts';
import { type Command, demand, isWanted, oneOfWords } from '../command.ts';

type Nomination = ResponseOf<typeof calls.deskNominations>['nominations'][number];
type Nominee = ResponseOf<typeof calls.deskNominees>['nominees'][number];

const list: Command = {
  usage: 'awards nominations [CATEGORY]',
  about: 'nominations that are joined to nobody yet, each with nominees like it',
  async run({ client, terminal, words }) {
    const [category] = words;
    const { nominations } = await client.call(calls.deskNominations, {
      query: {
        itemsOnPage: limits.maxItemsOnPage,
        'filter.IsJoined.Equals': 'false',
        ...(category && { 'filter.CategoryId.Equals': category }),
      },
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
  async run(scene) {
    const [id, categoryId, nomineeId] = scene.words;
    const params = { id: demand(id, join), categoryId: demand(categoryId, join) };
    const { name, nominee } = await findNomination(scene.client, params);
    const before = nominee?.name ?? 'joined to nobody';
    if (!(await isWanted(scene, [`${name}: ${before} -> ${nomineeId ?? 'a nominee of its own'}`]))) return;
    const body = { nomineeId: nomineeId ?? null, expected: nominee?.id ?? null };
    await scene.client.call(calls.joinNomination, { params, body });
  },
};

const undo: Command = {
  usage: 'awards undo ID CATEGORY',
  about: 'undoes a join: everything is as it was before',
  async run(scene) {
    const [id, categoryId] = scene.words;
    const params = { id: demand(id, undo), categoryId: demand(categoryId, undo) };
    const { name, nominee } = await findNomination(scene.client, params);
    if (!nominee) throw new Error(`${name} is joined to nobody.`);
    if (!(await isWanted(scene, [`${name}: ${nominee.name} -> joined to nobody`]))) return;
    await scene.client.call(calls.undoJoin, { params, query: { expected: nominee.id } });
  },
};

const nominees: Command = {
  usage: 'awards nominees',
  about: 'who stands, and who is on the shortlist',
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
    async run(scene) {
      const nominee = await findNominee(scene.client, demand(scene.words[0], command));
      const wanted = oneOfWords(demand(scene.words[1], command), ['yes', 'no']) === 'yes';
      const { isPublished, isShortlisted, version } = nominee;
      const was = nominee[fact] ? 'yes' : 'no';
      if (!(await isWanted(scene, [`${nominee.name}: ${word} ${was} -> ${wanted ? 'yes' : 'no'}`]))) return;
      const body = { version, isPublished, isShortlisted, [fact]: wanted };
      await scene.client.call(calls.setNominee, { params: { id: nominee.id }, body });
    },
  };
  return command;
}

async function findNomination(
  client: Client,
  { id, categoryId }: { id: string; categoryId: string },
): Promise<Nomination> {
  const query = { itemsOnPage: limits.maxItemsOnPage, 'filter.CategoryId.Equals': categoryId };
  const { nominations } = await client.call(calls.deskNominations, { query });
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
