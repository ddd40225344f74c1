import * as contentCalls from '@summit/contract/calls/content';
import { fullDay } from '@summit/contract/money-and-time/day-words';
import type { ResponseOf } from '@summit/contract/requests/call';
import { orValue, serverView, useServerView } from '@summit/shared-auth/server-view';
import { nullWhenMissing } from '../shared/lists/null-when-missing.ts';

export type ListedArticle = ResponseOf<typeof contentCalls.articles>['articles'][number];
export type Article = ResponseOf<typeof contentCalls.article>;

/** The number of other articles that are offered below an article. */
const otherArticles = 3;

/** An article and the newest of the others; null when none has this id. Suspends. */
export function useArticle(id: string): { article: Article; others: ListedArticle[] } | null {
  return useServerView(articleView, id);
}

const articleView = serverView(
  'content.article',
  [contentCalls.article, contentCalls.articles],
  async ({ call }, id: string) => {
    const [article, listed] = await Promise.all([
      call(contentCalls.article, { params: { id } }).catch(orValue(nullWhenMissing)),
      call(contentCalls.articles, { query: { itemsOnPage: otherArticles + 1, 'sort.Desc': 'Date' } }).catch(
        () => ({ articles: [] }),
      ),
    ]);
    if (article === null) return null;
    const others = listed.articles.filter((one) => one.id !== id).slice(0, otherArticles);
    return { article, others };
  },
);

/** The line below the title: `Tue 17 November 2026, Rosalind Ashby Cole`. */
export function getByline({ publishedOn, author }: Pick<Article, 'publishedOn' | 'author'>): string {
  return [fullDay(publishedOn), author].filter(Boolean).join(', ');
}
