import { LRUCache } from 'lru-cache';
import { getTrack } from '@summit/contract/awards/awards-status';
import type * as awardsCalls from '@summit/contract/calls/awards';
import type { QueryOf } from '@summit/contract/requests/call';
import { siteName } from '@summit/contract/site/site-facts';
import { awardsResultsTexts } from '@summit/contract/texts/awards-results';
import { fillText } from '@summit/contract/words/text-lookup';
import type { Db } from '../platform/db/db.ts';
import { Failure } from '../platform/responses/failure.ts';
import { readTexts } from '../settings/public/texts.queries.ts';
import { drawResultsPicture, type ResultsPictureWords } from './draw-results-picture.ts';
import { listResults } from './results.queries.ts';
import { readSeason } from './season.ts';

/** Drawn pictures by their words, because drawing takes longer than reading the words. It has room for several editions. */
const drawn = new LRUCache<string, Promise<Buffer>>({ max: 200 });

/** The picture of a year's results, or of one category's winners. @throws cqrs-0009 where nothing of it is public */
export async function resultsPicture(
  db: Db,
  query: QueryOf<typeof awardsCalls.resultsPicture>,
): Promise<Buffer> {
  const words = await getWords(db, query);
  const key = JSON.stringify(words);
  const known = drawn.get(key);
  if (known) return known;
  const drawing = drawResultsPicture(words);
  drawn.set(key, drawing);
  drawing.catch(() => drawn.delete(key));
  return drawing;
}

async function getWords(
  db: Db,
  { page, year, category }: QueryOf<typeof awardsCalls.resultsPicture>,
): Promise<ResultsPictureWords> {
  const awardsType = page === 'awardsLeaders' ? undefined : getTrack(page);
  const { year: shown, categories } = await listResults(db, { awardsType, year });
  if (shown === null && !(await isAnnouncing(db, year))) throw new Failure('cqrs-0009');
  const texts = await readTexts(db, awardsResultsTexts);
  const edition = { edition: year };
  if (!category) {
    // The list may be empty: the pages are open before the first winner is stored.
    const names = [...new Set(categories.flatMap(({ winners }) => winners.map(({ name }) => name)))];
    return {
      eyebrow: names.slice(0, 6).join(' · '),
      title: fillText(texts[`${page}.past.title`], edition),
      foot: siteName,
    };
  }
  const found = categories.find(({ id }) => id === category);
  if (!found || found.winners.length === 0) throw new Failure('cqrs-0009');
  return {
    eyebrow: found.name,
    title: found.winners.map(({ name }) => name).join(', '),
    foot: `${siteName} · ${fillText(texts['awards.results.winnerOf'], edition)}`,
  };
}

async function isAnnouncing(db: Db, year: string): Promise<boolean> {
  const season = await readSeason(db);
  return String(season.year) === year && Object.values(season.status).includes('Wining');
}
