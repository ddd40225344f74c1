/**
 * What a part of a page says to search engines, beside the `structuredData` of the page's PageMeta: for facts that come
 * with the part's own data. It is data and no script to the browser, so that the page's policy lets it be.
 */
export function StructuredData({ of }: { of: object }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...of }).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
