import { getHeaderKind } from '@summit/contract/site/header-kind';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { ButtonLink } from '@summit/shared-ui/actions/button-link';
import { PageHeader } from '@summit/shared-ui/layout/page-header';
import { Section } from '@summit/shared-ui/layout/section';
import { PageMeta } from '@summit/shared-ui/navigation/page-meta';

interface MissingArticleProps {
  title: string;
  text: string;
  all: string;
}

/** Says with status 404 that no article has this id. */
export function MissingArticle({ title, text, all }: MissingArticleProps) {
  return (
    <>
      <PageMeta title={title} description={text} robots="noindex" status={404} />
      <PageHeader kind={getHeaderKind('article')} title={title} lead={text} />
      <Section>
        <ButtonLink to={href(pages.articles)} variant="secondary" icon="arrow-right">
          {all}
        </ButtonLink>
      </Section>
    </>
  );
}
