import { flagField, slug, textList, whole } from '@summit/contract/forms/resource-rules';
import { oneOf, optionalText, requiredText } from '@summit/contract/forms/rules';
import * as limits from '@summit/contract/limits/limits';
import { awardsTypes } from '@summit/contract/shapes/awards';
import { messages } from '@summit/contract/words/messages';
import type { Db, Tx } from '../../platform/db/db.ts';
import { everyEntry } from '../../platform/resources/entries-query.ts';
import { listInMemory } from '../../platform/resources/list-in-memory.ts';
import type { Resource, Values } from '../../platform/resources/resource.ts';
import { tableResource } from '../../platform/resources/table-resource.queries.ts';
import { Failure } from '../../platform/responses/failure.ts';
import { lockSection, readSection, writeSection } from '../../settings/public/settings.queries.ts';
import { nominationCategories } from '../awards.tables.ts';
import { lockLatestVote } from '../desk/status/lock-latest-vote.ts';

const rows = tableResource({
  table: nominationCategories,
  key: 'id',
  fields: {
    id: slug(),
    awardsType: oneOf(awardsTypes),
    name: requiredText(),
    description: optionalText(limits.longText),
    criteria: textList(limits.longText).max(12, messages.listTooLong),
    allowedVotes: whole(1, 20).required(messages.required),
  },
  order: ['awardsType', 'name'],
  drops: ['nomination-categories'],
});

const fields = rows.getFields(null).shape({ isInSeason: flagField().default(true) });

/**
 * Award categories. Once the vote of one has begun, its track, its votes and whether it is in the season are fixed: the
 * ballot would differ from one voter to the next. None is removed: a season leaves it out.
 */
export const awardCategoriesResource: Resource = {
  ...rows,
  columns: [...rows.columns, 'isInSeason'],
  getFields: () => fields,
  async list(db, query) {
    const { rows: found } = await rows.list(db, everyEntry);
    const inSeason = await readInSeason(db);
    const all = found.map((one) => ({ ...one, isInSeason: inSeason(String(one.id)) }));
    return listInMemory(all, this.columns, query);
  },
  async find(db, key, options) {
    const found = await rows.find(db, key, options);
    return found && { ...found, isInSeason: (await readInSeason(db))(String(found.id)) };
  },
  async write(tx, { key, before, after }, context) {
    await lockSection(tx, 'awardsCategories');
    const { isInSeason, ...row } = after;
    const isWanted = isInSeason !== false;
    const isMoved = before !== null && (await readInSeason(tx))(String(before.id)) !== isWanted;
    if (before && (isMoved || changesBallots(before, row)) && (await hasVoteBegun(tx, [before, row]))) {
      throw new Failure('awards-desk-0002');
    }
    const written = await rows.write(tx, { key, before, after: row }, context);
    await putInSeason(tx, written.key, isWanted, context.now);
    return written;
  },
};

function changesBallots(before: Values, after: Values): boolean {
  return before.awardsType !== after.awardsType || before.allowedVotes !== after.allowedVotes;
}

/**
 * Whether the vote of the track that a category is in, or moves to, has begun. The status and the frozen rules decide and
 * not the ballots: nothing that organisers see may depend on those.
 */
async function hasVoteBegun(tx: Tx, categories: readonly Values[]): Promise<boolean> {
  for (const track of awardsTypes.filter((one) => categories.some(({ awardsType }) => awardsType === one))) {
    if ((await lockLatestVote(tx, track)) !== null) return true;
  }
  return false;
}

/** Whether a category is in the season: an empty list means all. */
async function readInSeason(db: Db): Promise<(id: string) => boolean> {
  const chosen = await readSection(db, 'awardsCategories');
  return (id) => chosen.length === 0 || chosen.includes(id);
}

/** Adds a category to the season or removes it. Where all are in the season, removing one means listing the others. */
async function putInSeason(tx: Tx, id: string, isWanted: boolean, now: Date): Promise<void> {
  const chosen = await readSection(tx, 'awardsCategories');
  if ((chosen.length === 0 || chosen.includes(id)) === isWanted) return;
  const all = await tx.select({ id: nominationCategories.id }).from(nominationCategories);
  const named = chosen.length > 0 ? chosen : all.map((category) => category.id);
  const others = named.filter((one) => one !== id);
  await writeSection(tx, 'awardsCategories', isWanted ? [...others, id] : others, now);
}
