import type { HeaderKind } from '@summit/contract/site-map';
import { PageHeader, type PageHeaderProps } from '@summit/shared-ui/layout/page-header';
import { PageMeta } from '@summit/shared-ui/navigation/page-meta';
import type { PageMetadata } from '@summit/shared-ui/navigation/page-meta-sink';

/** The texts that every page has. */
type HeaderTexts<Id extends string> = Record<
  `${Id}.header.title` | `${Id}.header.lead` | `${Id}.meta.description`,
  string
>;

interface StandingHeaderProps<Id extends string> extends Omit<PageHeaderProps, 'kind' | 'title' | 'lead'> {
  /** The page's id: its texts begin with it. */
  page: Id;
  texts: HeaderTexts<Id>;
  kind?: HeaderKind;
  canonical?: string;
  robots?: string;
  /** What else it says of itself: an article, a product, a place. */
  described?: Pick<
    PageMetadata,
    'changedAt' | 'kind' | 'image' | 'parents' | 'schemaType' | 'structuredData'
  >;
}

/** What the page is called, to visitors and to search engines. */
export function StandingHeader<Id extends string>(props: StandingHeaderProps<Id>) {
  const { page, texts, kind = 'plain', canonical, robots, described, ...header } = props;
  const title = texts[`${page}.header.title`];
  return (
    <>
      <PageMeta
        title={title}
        description={texts[`${page}.meta.description`]}
        canonical={canonical}
        robots={robots}
        {...described}
      />
      <PageHeader {...header} kind={kind} title={title} lead={texts[`${page}.header.lead`]} />
    </>
  );
}
