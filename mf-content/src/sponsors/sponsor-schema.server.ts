import type { ListedSponsor } from './sponsors-response.ts';

/** The sponsors as schema.org organisations, in the order of the page. */
export function sponsorsSchema(
  sponsors: readonly ListedSponsor[],
  addressOf: (path: string) => string,
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
        ...(logoUrl && { logo: addressOf(logoUrl) }),
      },
    })),
  };
}
