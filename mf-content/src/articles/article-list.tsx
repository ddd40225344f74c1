import * as contentCalls from '@summit/contract/calls/content';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { useAddressOf, useServerData } from '@summit/shared-auth';
import { SitePicture } from '@summit/shared-ui/display/site-picture';
import { EmptyState } from '@summit/shared-ui/feedback/empty-state';
import { SiteLink } from '@summit/shared-ui/navigation/site-link';
import * as styles from './article.module.css';
import { getByline, type ListedArticle } from './article-response.ts';

/** All articles; the newest is large. */
export function ArticleList({ empty }: { empty: { title: string; text: string } }) {
  const { articles } = useServerData(contentCalls.articles, { query: { 'sort.Desc': 'Date' } });
  const [newest, ...older] = articles;
  if (!newest) {
    return (
      <EmptyState level={2} title={empty.title}>
        {empty.text}
      </EmptyState>
    );
  }
  return (
    <div className={styles.list}>
      <article className={styles.newest}>
        <Picture article={newest} priority />
        <div>
          <p className={styles.byline}>{getByline(newest)}</p>
          <h2>
            <Title article={newest} />
          </h2>
          <p className="lead">{newest.excerpt}</p>
        </div>
      </article>
      <ul className={styles.older}>
        {older.map((article) => (
          <li key={article.id}>
            <Picture article={article} />
            <div>
              <h2>
                <Title article={article} />
              </h2>
              <p>{article.excerpt}</p>
            </div>
            <p className={styles.byline}>{getByline(article)}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Title({ article: { id, title } }: { article: ListedArticle }) {
  return <SiteLink to={href(pages.article, { articleId: id })}>{title}</SiteLink>;
}

function Picture({ article: { imageUrl }, priority }: { article: ListedArticle; priority?: boolean }) {
  const getAddress = useAddressOf();
  if (imageUrl === null) return <span />;
  return (
    <SitePicture
      src={getAddress(imageUrl)}
      alt=""
      width={1200}
      height={800}
      ratio="3/2"
      priority={priority}
    />
  );
}
