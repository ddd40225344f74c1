import { attendeeTypes } from '@summit/contract/registration/attendee-types';
import { type HouseRule, sources } from './project-files.ts';

const product = /^(api|contract|shell|mf-[a-z-]+|shared-[a-z]+)\/src\//;
const ofTests = /\.test\.tsx?$|\/testing(\/|\.|-)|\/styleguide\//;
const table = 'contract/src/registration/registration-kinds.ts';

const name = `['"](?:${attendeeTypes.join('|')})['"]`;
const comparisons = new RegExp(
  [
    String.raw`(?:[tT]ype|[kK]ind)\)?\s*[!=]==\s*${name}`,
    String.raw`${name}\s*[!=]==\s*[\w.]*(?:[tT]ype|[kK]ind)\b`,
    String.raw`[tT]ype\}\s*=\s*${name}`,
    String.raw`\bcase ${name}:`,
    String.raw`\[${name}[^\]]*\]\.(?:includes|some|indexOf)\(`,
  ].join('|'),
);

/** Differences between the kinds of registration are columns of one table: no other code compares their names. */
export const kindNames: HouseRule = (files) =>
  sources(files)
    .filter(({ path }) => product.test(path) && !ofTests.test(path) && path !== table)
    .flatMap(({ path, text }) =>
      text.split('\n').flatMap((line, at) => {
        const isCompared = comparisons.test(line);
        return isCompared ? [`${path}:${at + 1}: compares the name of a kind; read its row in ${table}`] : [];
      }),
    );
