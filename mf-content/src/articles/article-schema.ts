import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import type { Article } from './article-response.ts';

/** An article as a schema.org object. */
export function articleSchema(article: Article, picture: string | undefined): object {
  const { id, title, excerpt, author, publishedAt } = article;
  return {
    '@type': 'Article',
    headline: title,
    description: excerpt,
    datePublished: publishedAt,
    url: href(pages.article, { articleId: id }),
    ...(author && { author: { '@type': 'Person', name: author } }),
    ...(picture && { image: picture }),
  };
}
