import { useContext } from 'react';
import { PageMetaSinkContext } from '@summit/shared-ui/navigation/page-meta-sink';

/**
 * What a page's part says to search engines, besides the `structuredData` of the page's PageMeta: for facts that come
 * with the part's own data. It is in the HTML that is served, and nothing at all in the browser. Addresses within the site
 * may be paths.
 * @param of makes a schema.org object, on the server only
 */
export function StructuredData({ of }: { of: () => object }): null {
  const { addData } = useContext(PageMetaSinkContext);
  addData?.({ '@context': 'https://schema.org', ...of() });
  return null;
}
