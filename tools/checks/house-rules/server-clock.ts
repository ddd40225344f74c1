import { type HouseRule, sources } from './project-files.ts';

const inBrowser = /^(?:shell\/src\/(?!server\/)|mf-[a-z-]+\/src\/|shared-[a-z]+\/src\/)/;
const inApi = /^(?:api\/(?:src|commands)|organise\/src)\//;
const inContract = /^contract\/src\//;
const inSite = /^(?:shell\/src\/server|rendering\/src)\//;
const ofTests = /\.test\.tsx?$|\/testing(?:\/|\.|-)/;

/** Files that may read a machine's own clock, each with the reason. */
const places = new Set([
  // These are the two clocks themselves: the server's clock in a browser, and the API's, which tests move.
  'contract/src/money-and-time/page-clock.ts',
  'shared-auth/src/http/server-clock.ts',
  'api/src/platform/clock.ts',
  // The time is part of a unique id.
  'shared-auth/src/session/device-id.ts',
  // These measure how long ago the page itself did something.
  'shell/src/app/prefetch/interest-prefetch.tsx',
  'shell/src/federation/registry-client.ts',
  // It stores how far a door's device is behind the server, for hours without a network: the page's clock stops while the device sleeps.
  'mf-backoffice/src/check-in/device/shift.ts',
  // These wait for a process.
  'api/src/platform/db/embedded/leftover.ts',
  'api/src/platform/db/embedded/server-process.ts',
  // These compare moments of several machines, or send the time.
  'shell/src/server/health/gate-clock.ts',
  'shell/src/server/health/health-routes.ts',
  'shell/src/server/health/release-alarms.ts',
  'shell/src/server/health/view-tokens.ts',
  'shell/src/server/pages/page-response.ts',
  // It replaces the clock for the pages of a rehearsal.
  'shell/src/server/render/process/rehearsed-time.ts',
  // This is only how often the log repeats something.
  'shell/src/server/render/away-remotes.ts',
  // This is a separate program that replaces a provider's server.
  'api/src/orders/payment-sandbox/serve-sandbox.ts',
]);

const ownClock = /\bDate\.now\(\)|\bnew Date\(\)|[=:(,] ?Date\.now\b/;

/** The server's clock decides what is open, over or due: a device's clock may be wrong by an hour or a year. */
export const serverClock: HouseRule = (files) =>
  sources(files)
    .filter(({ path }) => !ofTests.test(path) && !places.has(path))
    .flatMap(({ path, text }) => {
      const instead = insteadIn(path);
      return instead === null
        ? []
        : text
            .split('\n')
            .flatMap((line, at) =>
              ownClock.test(line) ? [`${path}:${at + 1}: reads the machine's clock; ${instead}`] : [],
            );
    });

function insteadIn(path: string): string | null {
  if (inBrowser.test(path)) return 'use serverNow, and performance.now() for how long something took';
  if (inApi.test(path)) return "use the platform's clock, or the moment that the server sent";
  if (inSite.test(path)) return 'use performance.now() for durations, because the clock may be set';
  return inContract.test(path) ? 'take the moment as an argument, or use pageNow' : null;
}
