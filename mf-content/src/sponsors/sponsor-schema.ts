import type { ListedSponsor } from './sponsors-response.ts';

/** The sponsors as schema.org organisations, in the order of the page. */
export function sponsorsSchema(
  sponsors: readonly ListedSponsor[],
  getAddress: (path: string) => string,
): object {
  return {
    '@type': 'ItemList',
    numberOfItems: sponsors.length,
    itemListElement: sponsors.map(({ name, logoUrl, url }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      item: {
        '@type': 'Organization',
        name,
        ...(url && { url }),
        ...(logoUrl && { logo: getAddress(logoUrl) }),
      },
    })),
  };
}
