import { type HouseRule, sources } from './project-files.ts';

const product =
  /^(?:api\/(?:src|commands)|contract\/src|organise\/src|tally\/src|shell\/src|mf-[a-z-]+\/src|shared-[a-z]+\/src)\//;
const ofTests = /\.test\.tsx?$|\/testing(?:\/|\.|-)/;

/** Where days and hours are made, each with its reason. */
const places = new Set([
  // The days of a calendar, which have no zone.
  'contract/src/money-and-time/day-words.ts',
  // The venue's zone, for everybody.
  'contract/src/money-and-time/venue-time.ts',
  // Asks which zones there are.
  'api/src/platform/calendar/calendar-zones.ts',
  // Asks for the visitor's own zone.
  'mf-content/src/agenda/stars/my-clock.ts',
]);

/** `publishedAt`, `startsOn`, `shownUntil`, `moment`, `now`: what is called so is a moment. */
const moment = String.raw`\b(?:\w*(?:At|On|Until|From|[mM]oment|[dD]ate|[tT]ime)|now|day|until|from)`;
const cut = String.raw`\??\.(?:slice|substring|substr)\(0, ?(?:7|10|16)\)`;

const ways = new RegExp(
  [
    `${moment}${cut}`,
    String.raw`toISOString\(\)\.(?:slice|substring|substr|split|replace)\(`,
    String.raw`\btoLocale(?:Date|Time)String\(`,
    String.raw`\bnew Intl\.DateTimeFormat\(`,
    // A day that is made a moment of UTC.
    String.raw`\}T\d\d:\d\d`,
    String.raw`\bat time zone 'UTC'`,
  ].join('|'),
);

/** Days and hours are those of the venue: cut from a moment they would be those of Greenwich, or of the device. */
export const venueDays: HouseRule = (files) =>
  sources(files)
    .filter(({ path }) => product.test(path) && !ofTests.test(path) && !places.has(path))
    .flatMap(({ path, text }) =>
      text
        .split('\n')
        .flatMap((line, at) =>
          ways.test(line)
            ? [
                `${path}:${at + 1}: makes a day or an hour of a moment; use venueClock, startOfDay or endOfDay`,
              ]
            : [],
        ),
    );
