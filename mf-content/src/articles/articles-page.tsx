import * as contentCalls from '@summit/contract/calls/content';
import { articleTexts } from '@summit/contract/texts/articles';
import { useAddressOf, useServerTexts } from '@summit/shared-auth';
import { DataPart } from '@summit/shared-site/data/data-part';
import { PageTop } from '@summit/shared-site/page/page-top';
import { SkeletonGrid } from '@summit/shared-ui/feedback/skeleton';
import { Section } from '@summit/shared-ui/layout/section';
import { ArticleList } from './article-list.tsx';

/** Every article, the newest first. */
export default function ArticlesPage() {
  const texts = useServerTexts(articleTexts, 'articles.');
  const getAddress = useAddressOf();
  return (
    <>
      <PageTop page="articles" texts={texts} head={{ schemaType: 'CollectionPage' }} />
      <Section ruled={false}>
        <DataPart label="articles" skeleton={<SkeletonGrid columns={3} count={3} ratio="3/2" />} level={2}>
          <ArticleList empty={{ title: texts['articles.empty.title'], text: texts['articles.empty.text'] }} />
        </DataPart>
        <p className="no-print">
          <a
            className="arrow-link"
            href={getAddress(contentCalls.articlesFeed.path)}
            type="application/rss+xml"
          >
            {texts['articles.feed']}
          </a>
        </p>
      </Section>
    </>
  );
}
