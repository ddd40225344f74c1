import { getHeaderKind } from '@summit/contract/site/header-kind';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { articleTexts } from '@summit/contract/texts/articles';
import { useAddressOf, useServerTexts } from '@summit/shared-auth';
import { RichText } from '@summit/shared-ui/display/rich-text';
import { SitePicture } from '@summit/shared-ui/display/site-picture';
import { CoverLinkCard } from '@summit/shared-ui/layout/card';
import { Container } from '@summit/shared-ui/layout/container';
import { Grid } from '@summit/shared-ui/layout/grid';
import { PageHeader } from '@summit/shared-ui/layout/page-header';
import { Section } from '@summit/shared-ui/layout/section';
import { useRouteParams } from '@summit/shared-ui/navigation/navigation';
import { PageMeta } from '@summit/shared-ui/navigation/page-meta';
import { SiteLink } from '@summit/shared-ui/navigation/site-link';
import { shareImage } from '../shared/schema/share-image.ts';
import * as styles from './article.module.css';
import { getByline, useArticle } from './article-response.ts';
import { MissingArticle } from './missing-article.tsx';

import { articleSchema } from '#server-only/articles/article-schema.ts';

/** An article in full. */
export default function ArticlePage() {
  const { articleId = '' } = useRouteParams();
  const texts = useServerTexts(articleTexts, 'article.');
  const getAddress = useAddressOf();
  const found = useArticle(articleId);
  if (found === null) {
    return (
      <MissingArticle
        title={texts['article.missing.title']}
        text={texts['article.missing.text']}
        all={texts['article.all']}
      />
    );
  }
  const { article, others } = found;
  const { id, title, excerpt, body, url } = article;
  const picture = article.imageUrl && getAddress(article.imageUrl);
  const image = shareImage(picture, title);
  return (
    <>
      <PageMeta
        title={title}
        description={excerpt}
        image={image}
        canonical={href(pages.article, { articleId: id })}
        kind="article"
        parents={[{ name: articleTexts['articles.header.title'], path: href(pages.articles) }]}
        structuredData={() => articleSchema(article, image?.src)}
      />
      <PageHeader
        kind={getHeaderKind('article')}
        eyebrow={
          <SiteLink className="back-link" to={href(pages.articles)}>
            {texts['article.all']}
          </SiteLink>
        }
        title={title}
        lead={getByline(article)}
      />
      <Container>
        <article className={styles.article}>
          {picture && (
            <figure>
              <SitePicture src={picture} alt="" width={1200} height={800} ratio="21/9" priority />
            </figure>
          )}
          <div className={styles.articleText}>
            {body === null ? (
              <p className={styles.articleExcerpt}>{excerpt}</p>
            ) : (
              <RichText html={body} getAddress={getAddress} />
            )}
            {url !== null && (
              <p>
                <SiteLink className="arrow-link" to={url}>
                  {texts['article.elsewhere']}
                </SiteLink>
              </p>
            )}
          </div>
        </article>
      </Container>
      {others.length > 0 && (
        <Section title={texts['article.next.title']}>
          <Grid columns={3}>
            {others.map((other) => (
              <li key={other.id}>
                <CoverLinkCard
                  to={href(pages.article, { articleId: other.id })}
                  title={other.title}
                  meta={getByline(other)}
                >
                  <p>{other.excerpt}</p>
                </CoverLinkCard>
              </li>
            ))}
          </Grid>
        </Section>
      )}
    </>
  );
}
