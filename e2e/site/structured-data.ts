/** A schema.org object. */
export interface DataNode {
  '@type': string;
  [property: string]: unknown;
}

interface StructuredData {
  /** Every object on the page, including nested ones. */
  nodes: DataNode[];
  /** Every address in the objects. */
  addresses: string[];
}

const addressNames = /^(@id|url|item|image|logo|contentUrl|thumbnailUrl|sameAs|hasMap)$/;

/** A page's structured data for search engines. */
export function structuredData(html: string): StructuredData {
  const found: StructuredData = { nodes: [], addresses: [] };
  for (const [, json = ''] of html.matchAll(/<script type="application\/ld\+json">([^]*?)<\/script>/g)) {
    collect(JSON.parse(json), '', found);
  }
  return found;
}

function collect(data: unknown, name: string, found: StructuredData): void {
  if (typeof data === 'string' && addressNames.test(name)) found.addresses.push(data);
  if (Array.isArray(data)) for (const item of data) collect(item, name, found);
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return;
  if ('@type' in data) found.nodes.push(data as DataNode);
  for (const [key, value] of Object.entries(data)) collect(value, key, found);
}
