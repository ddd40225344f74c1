import { type HouseRule, sources } from './project-files.ts';

const product =
  /^(?:api\/(?:src|commands)|contract\/src|organise\/src|tally\/src|shell\/src|mf-[a-z-]+\/src|shared-[a-z]+\/src)\//;
const ofTests = /\.test\.tsx?$|\/testing(?:\/|\.|-)/;

/** Files that may compute days and hours, each with the reason. */
const places = new Set([
  // These are days of a calendar, which have no time zone.
  'contract/src/money-and-time/day-words.ts',
  // It defines the venue's time zone for all others.
  'contract/src/money-and-time/venue-time.ts',
  // It checks which time zones exist.
  'api/src/platform/calendar/calendar-zones.ts',
  // It reads the visitor's own time zone.
  'mf-content/src/agenda/stars/my-clock.ts',
]);

/** Names of moments, such as `publishedAt`, `startsOn`, `shownUntil`, `moment` and `now`. */
const moment = String.raw`\b(?:\w*(?:At|On|Until|From|[mM]oment|[dD]ate|[tT]ime)|now|day|until|from)`;
const cut = String.raw`\??\.(?:slice|substring|substr)\(0, ?(?:7|10|16)\)`;

const ways = new RegExp(
  [
    `${moment}${cut}`,
    String.raw`toISOString\(\)\.(?:slice|substring|substr|split|replace)\(`,
    String.raw`\btoLocale(?:Date|Time)String\(`,
    String.raw`\bnew Intl\.DateTimeFormat\(`,
    // A day is turned into a moment in UTC.
    String.raw`\}T\d\d:\d\d`,
    String.raw`\bat time zone 'UTC'`,
  ].join('|'),
);

/** Days and hours are the venue's: cut from a moment's text they would be those of Greenwich, or of the device. */
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
