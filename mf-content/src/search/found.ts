import * as searchCalls from '@summit/contract/calls/search';
import * as limits from '@summit/contract/limits/limits';
import { fullDay } from '@summit/contract/money-and-time/day-words';
import type { ResponseOf } from '@summit/contract/requests/call';
import { href } from '@summit/contract/site/href';
import { type SearchedPageId, searchedPages } from '@summit/contract/site/searched-pages';
import * as pages from '@summit/contract/site/site-map';
import { firstCharacters } from '@summit/contract/words/count-characters';
import { normaliseLine } from '@summit/contract/words/normalise-text';
import { serverView, useCancelView, useServerView } from '@summit/shared-auth/server-view';
import { sessionHref } from '../shared/sessions/session-link.ts';

type Found = ResponseOf<typeof searchCalls.search>;
type Group = Found['groups'][number];

export type SearchKind = Group['kind'];
export type MarkedText = Group['results'][number]['title'];

interface FoundItem {
  to: string;
  title: MarkedText;
  excerpt: MarkedText;
  detail: string | null;
}

export interface FoundGroup {
  kind: SearchKind;
  totalItems: number;
  items: FoundItem[];
}

/** The results for the words, by kind. Suspends; without words there are no results. */
export function useFound(words: string): { groups: FoundGroup[]; totalItems: number } {
  return useServerView(foundView, words);
}

/** Cancels a pending search. */
export function useCancelSearch(): () => void {
  return useCancelView(foundView);
}

const foundView = serverView('content.found', [searchCalls.search], async ({ call }, words: string) => {
  // A long pasted text is cut, because its beginning finds enough.
  const q = firstCharacters(normaliseLine(words).trim(), limits.searchText);
  if (q === '') return { groups: [], totalItems: 0 };
  const found = await call(searchCalls.search, { query: { q } });
  const groups = found.groups.map(shown).filter(({ items }) => items.length > 0);
  return { groups, totalItems: groups.reduce((sum, group) => sum + group.totalItems, 0) };
});

function shown({ kind, totalItems, results }: Group): FoundGroup {
  const items = results.flatMap(({ id, title, excerpt, detail }) => {
    const to = getAddress(kind, id, detail);
    // A newer API may find a page that this release does not know.
    return to === null
      ? []
      : [{ to, title, excerpt, detail: detail === null ? null : getDetail(kind, detail) }];
  });
  return { kind, totalItems: totalItems - (results.length - items.length), items };
}

function getDetail(kind: SearchKind, detail: string): string {
  if (kind === 'sponsor') return `Stand ${detail}`;
  return kind === 'session' || kind === 'article' ? fullDay(detail) : detail;
}

function getAddress(kind: SearchKind, id: string, detail: string | null): string | null {
  switch (kind) {
    case 'session':
      return sessionHref({ id, day: detail ?? '' });
    case 'speaker':
      return href(pages.speaker, { speakerId: id });
    case 'sponsor':
      return href(pages.sponsor, { sponsorId: id });
    case 'article':
      return href(pages.article, { articleId: id });
    case 'page':
      return Object.hasOwn(searchedPages, id) ? searchedPages[id as SearchedPageId].path : null;
  }
}
