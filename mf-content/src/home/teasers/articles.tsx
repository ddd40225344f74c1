import * as contentCalls from '@summit/contract/calls/content';
import { fullDay } from '@summit/contract/money-and-time/day-words';
import type { ResponseOf } from '@summit/contract/requests/call';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { useAddressOf, useServerData } from '@summit/shared-auth';
import { SitePicture } from '@summit/shared-ui/display/site-picture';
import { EmptyState } from '@summit/shared-ui/feedback/empty-state';
import { CoverLinkCard } from '@summit/shared-ui/layout/card';
import { Grid } from '@summit/shared-ui/layout/grid';

type Article = ResponseOf<typeof contentCalls.articles>['articles'][number];

/** The newest articles, as many as the home page shows. */
export const newestArticles = { query: { itemsOnPage: 3, 'sort.Desc': 'Date' } } as const;

/** Articles to read before the event. */
export function Articles() {
  const { articles } = useServerData(contentCalls.articles, newestArticles);
  const getAddress = useAddressOf();
  if (articles.length === 0) {
    return <EmptyState title="Nothing to read yet">The first article is being written.</EmptyState>;
  }
  return (
    <Grid columns={3}>
      {articles.map((article) => (
        <li key={article.id}>
          <ArticleCard article={article} picture={article.imageUrl && getAddress(article.imageUrl)} />
        </li>
      ))}
    </Grid>
  );
}

function ArticleCard({ article, picture }: { article: Article; picture: string | null }) {
  const { id, title, excerpt, author, publishedOn } = article;
  const media = picture ? (
    <SitePicture src={picture} alt="" width={1200} height={800} ratio="3/2" />
  ) : undefined;
  const written = [fullDay(publishedOn), author].filter(Boolean).join(', ');
  return (
    <CoverLinkCard to={href(pages.article, { articleId: id })} title={title} media={media} meta={written}>
      <p>{excerpt}</p>
    </CoverLinkCard>
  );
}
