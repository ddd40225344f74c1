import type * as calls from '@summit/contract/calls/organise-edition';
import { daysBetween, dayWords, shortDay } from '@summit/contract/money-and-time/day-words';
import type { BodyOf } from '@summit/contract/requests/call';
import { truncated } from '@summit/contract/words/text-format';
import type { Tx } from '../../platform/db/db.ts';
import { everyEntry } from '../../platform/resources/entries-query.ts';
import type { SettingSections } from '../../settings/public/settings.queries.ts';
import { allResources } from '../resources/all-resources.ts';

/** The length to which a text is cut. */
const shownCharacters = 160;

/**
 * Texts that mention the old days or the old venue: a move does not change these.
 * @param event the event before the move
 */
export async function findMentions(
  tx: Tx,
  { startsOn, endsOn, venue, city }: SettingSections['event'],
  wanted: BodyOf<typeof calls.moveEdition>,
): Promise<{ where: string; says: string }[]> {
  const days = wanted.days === 0 ? [] : daysBetween(startsOn, endsOn).flatMap(writtenDays);
  const places = wanted.venue === null ? [] : [venue, city].filter((name) => name !== '');
  const old = [...days, ...places];
  const found: { where: string; says: string }[] = [];
  for (const resource of ['texts', 'articles', 'banners'] as const) {
    const { rows } = await allResources[resource].list(tx, everyEntry);
    for (const row of rows) {
      const said = Object.values(row).find((value) => typeof value === 'string' && hasOne(value, old));
      const where = `${resource}/${String(row[allResources[resource].key])}`;
      if (said) found.push({ where, says: truncated(String(said), shownCharacters) });
    }
  }
  return found;
}

/** A day as texts write it: `8 June`, `June 8`, and in the form of the site. */
function writtenDays(day: string): string[] {
  const { date, month } = dayWords(day);
  return [shortDay(day), `${date} ${month}`, `${month} ${date}`];
}

function hasOne(text: unknown, words: readonly string[]): boolean {
  return words.some((word) => String(text).includes(word));
}
