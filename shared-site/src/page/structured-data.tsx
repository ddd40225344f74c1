import { useContext } from 'react';
import { PageMetaSinkContext } from '@summit/shared-ui/navigation/page-meta-sink';
import { absoluteData } from '@summit/shared-ui/navigation/page-schema';

/**
 * What a page's part says to search engines, besides the `structuredData` of the page's PageMeta: for facts that come
 * with the part's own data. To the browser it is data and no script, so that the page's policy allows it. Addresses
 * within the site may be paths.
 */
export function StructuredData({ of }: { of: object }) {
  const { siteOrigin } = useContext(PageMetaSinkContext);
  const data = { '@context': 'https://schema.org', ...of };
  const whole = siteOrigin === undefined ? data : absoluteData(data, siteOrigin);
  const json = JSON.stringify(whole).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
