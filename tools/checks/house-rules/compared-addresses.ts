import { type HouseRule, sources } from './project-files.ts';

const product = /^(api|contract|demo-event|organise|tally|shell|mf-[a-z-]+|shared-[a-z]+|releases|tools)\//;
const ofTests = /\.test\.tsx?$|\/testing(\/|\.|-)|^tools\/checks\//;
/** The two files that define when two spellings are the same address. */
const places = ['contract/src/contact-details/email-address.ts', 'api/src/platform/db/email-key.ts'];

const address = String.raw`\w*(?:[eE]mail|[aA]ddress|recipient|mailedTo)\w*`;
const ways = new RegExp(
  [
    String.raw`\b(?:lower|upper|unaccent|citext)\([^)]*[eE]mail`,
    String.raw`${address}[)!]?\??\.(?:trim\(\)\.)?(?:to(?:Locale)?(?:Lower|Upper)Case|localeCompare)\(`,
    String.raw`\bilike\([^)]*[eE]mail`,
  ].join('|'),
);

/** Addresses are compared only by `canonicalEmail` and its column: other ways take a look-alike address for the real one. */
export const comparedAddresses: HouseRule = (files) =>
  sources(files)
    .filter(({ path }) => product.test(path) && !ofTests.test(path) && !places.includes(path))
    .flatMap(({ path, text }) =>
      text.split('\n').flatMap((line, at) => {
        if (!ways.test(line)) return [];
        return [
          `${path}:${at + 1}: changes the case of an address; compare with canonicalEmail or the email_key`,
        ];
      }),
    );
