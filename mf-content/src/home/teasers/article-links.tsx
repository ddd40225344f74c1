import * as contentCalls from '@summit/contract/calls/content';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { useAddressOf } from '@summit/shared-auth';
import { SiteLink } from '@summit/shared-ui/navigation/site-link';
import type { HomeTexts } from '../home-texts.ts';
import * as styles from './article-links.module.css';

/** Links to all articles, and to the subscription. */
export function ArticleLinks({ texts }: { texts: HomeTexts }) {
  const getAddress = useAddressOf();
  return (
    <div className={styles.links}>
      <SiteLink className="arrow-link" to={href(pages.articles)}>
        {texts['home.articles.action']}
      </SiteLink>
      <a className="arrow-link" href={getAddress(contentCalls.articlesFeed.path)} type="application/rss+xml">
        {texts['home.articles.feed']}
      </a>
    </div>
  );
}
