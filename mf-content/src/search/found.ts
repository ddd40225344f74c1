import * as searchCalls from '@summit/contract/calls/search';
import * as limits from '@summit/contract/limits/limits';
import { fullDay } from '@summit/contract/money-and-time/day-words';
import type { ResponseOf } from '@summit/contract/requests/call';
import { href } from '@summit/contract/site/href';
import { pageById } from '@summit/contract/site/page-by-id';
import type { PageId } from '@summit/contract/site/page-ids';
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
  const { groups, totalItems } = await call(searchCalls.search, { query: { q } });
  return { groups: groups.map(shown), totalItems };
});

function shown({ kind, totalItems, results }: Group): FoundGroup {
  const items = results.map(({ id, title, excerpt, detail }) => ({
    to: getAddress(kind, id, detail),
    title,
    excerpt,
    detail: detail === null ? null : getDetail(kind, detail),
  }));
  return { kind, totalItems, items };
}

function getDetail(kind: SearchKind, detail: string): string {
  if (kind === 'sponsor') return `Stand ${detail}`;
  return kind === 'session' || kind === 'article' ? fullDay(detail) : detail;
}

function getAddress(kind: SearchKind, id: string, detail: string | null): string {
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
      return pageById(id as PageId).path;
  }
}
