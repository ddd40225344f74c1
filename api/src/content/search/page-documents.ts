import { searchedPageIds } from '@summit/contract/site/searched-pages';
import { fillText } from '@summit/contract/words/text-lookup';
import { texts } from '@summit/contract/words/texts';
import type { Db } from '../../platform/db/db.ts';
import { readEventPlaces } from '../../settings/public/event-places.ts';
import { readTexts } from '../../settings/public/texts.queries.ts';
import { pageWording } from './page-wording.ts';

/** A page as the search reads it. */
export interface PageDocument {
  id: string;
  title: string;
  body: string;
}

const getPage = (name: string) => name.slice(0, name.indexOf('.'));
const searched: ReadonlySet<string> = new Set(searchedPageIds);
const defaults = Object.fromEntries(Object.entries(texts).filter(([name]) => searched.has(getPage(name))));

/** Every page that a search may lead to, with all its texts in one. */
export async function readPageDocuments(db: Db): Promise<PageDocument[]> {
  // One after the other: a transaction has one connection.
  const stored = await readTexts(db, defaults);
  const places = await readEventPlaces(db);
  const bodies = new Map<string, string[]>(searchedPageIds.map((id) => [id, []]));
  for (const [name, content] of Object.entries(stored)) {
    if (isWording(name)) bodies.get(getPage(name))?.push(pageWording(content));
  }
  return searchedPageIds.map((id) => ({
    id,
    title: fillText(stored[`${id}.header.title`] ?? id, places),
    body: fillText(bodies.get(id)?.join(' ') ?? '', places),
  }));
}

/** Whether a text is part of the body: the title is searched by itself, and addresses and dates are no words. */
function isWording(name: string): boolean {
  return !/\.header\.title$|\.(?:date|version|rhythm|externalAddress)$/.test(name);
}
