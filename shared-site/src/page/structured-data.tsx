import { useContext } from 'react';
import { PageMetaSinkContext } from '@summit/shared-ui/navigation/page-meta-sink';

/**
 * Structured data of a part for search engines, in addition to the `structuredData` of the page's PageMeta: for facts that
 * come with the part's own data. Only the served HTML contains it, and the browser renders nothing. Addresses within the
 * site may be paths.
 * @param of makes a schema.org object, on the server only
 */
export function StructuredData({ of }: { of: () => object }): null {
  const { addData } = useContext(PageMetaSinkContext);
  addData?.({ '@context': 'https://schema.org', ...of() });
  return null;
}
