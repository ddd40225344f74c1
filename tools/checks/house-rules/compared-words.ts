import { type HouseRule, sources } from './project-files.ts';

const inApi = /^(?:api\/(?:src|commands|bench)|(?:demo-event|organise)\/src)\//;
const ofTests = /\.test\.ts$|\/testing\//;

/** Files that fold the case of texts which are not names: codes, addresses and ticket numbers. */
const folds = new Set([
  'api/src/platform/db/email-key.ts',
  'api/src/people/attendees/attendees.tables.ts',
  'api/src/orders/packages/promo-codes.tables.ts',
]);

/** Files that sort by names which only programs use. */
const keyed = new Set([
  'api/src/settings/public/texts-resource.queries.ts',
  'demo-event/src/season/apply-season.ts',
]);

const fold = /\b(?:lower|upper|initcap|unaccent)\(|\bilike\(|\bilike \bstrpos\(/;
const named = /\b(?:asc|desc)\((?:\w+\.)?(?:\w*[nN]ame|company|title|track|jobTitle)\)/;

/** Names are searched only with `search_plain` and sorted only with `byName`: other ways miss an accent or a quotation mark. */
export const comparedWords: HouseRule = (files) =>
  sources(files)
    .filter(({ path }) => inApi.test(path) && !ofTests.test(path))
    .flatMap(({ path, text }) =>
      text.split('\n').flatMap((line, at) => {
        const place = `${path}:${at + 1}`;
        const isComment = /^\s*(?:--|\/\/|\*|\/\*)/.test(line);
        return [
          ...(fold.test(line) && !isComment && !folds.has(path)
            ? [`${place}: folds the case of words; search with hasWords or search_plain, compare by name_key`]
            : []),
          ...(named.test(line) && !keyed.has(path)
            ? [`${place}: sorts names by their characters; use byName`]
            : []),
        ];
      }),
    );
