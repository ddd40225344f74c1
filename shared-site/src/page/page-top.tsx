import { getHeaderKind } from '@summit/contract/site/header-kind';
import type { PageId } from '@summit/contract/site/page-ids';
import { PageHeader, type PageHeaderProps } from '@summit/shared-ui/layout/page-header';
import { PageMeta } from '@summit/shared-ui/navigation/page-meta';
import type { PageMetadata } from '@summit/shared-ui/navigation/page-meta-sink';

/** The texts that every page has; their names begin with the page's id. */
export type PageTopTexts<Id extends string> = Record<
  `${Id}.header.title` | `${Id}.header.lead` | `${Id}.meta.description`,
  string
>;

interface PageTopProps<Id extends PageId> extends Omit<PageHeaderProps, 'kind' | 'title'> {
  /** The page's id: the names of its texts begin with it, and the site map has its kind of header. */
  page: Id;
  texts: PageTopTexts<Id>;
  /** A title instead of the page's own. */
  title?: string;
  /** Metadata for search engines and sharing, in addition to the page's texts or instead of them. */
  head?: Partial<PageMetadata>;
}

/** The metadata and the header of a page. A `lead` of null omits the page's own lead. */
export function PageTop<Id extends PageId>({ page, texts, head, ...header }: PageTopProps<Id>) {
  const { title = texts[`${page}.header.title`], lead = texts[`${page}.header.lead`] } = header;
  return (
    <>
      <PageMeta title={title} description={texts[`${page}.meta.description`]} {...head} />
      <PageHeader {...header} kind={getHeaderKind(page)} title={title} lead={lead ?? undefined} />
    </>
  );
}
