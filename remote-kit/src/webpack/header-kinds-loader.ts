import { pages } from '@summit/contract/site-map';

/** The kind of most pages. */
const usual = 'plain';

/** Gives browser builds the kinds of headers as a list of those that are not the usual one, without the map of all pages. */
function headerKindsLoader(): string {
  const kinds = Object.entries(pages).flatMap(([id, { headerKind }]) =>
    headerKind === usual ? [] : [[id, headerKind]],
  );
  return [
    `const kinds = ${JSON.stringify(Object.fromEntries(kinds))};`,
    `export const headerKindOf = (page) => kinds[page] ?? '${usual}';`,
  ].join('\n');
}

export { headerKindsLoader as default };
