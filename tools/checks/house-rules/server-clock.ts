import { type HouseRule, sources } from './project-files.ts';

const inBrowser = /^(?:shell\/src\/(?!server\/)|mf-[a-z-]+\/src\/|shared-[a-z]+\/src\/)/;
const inApi = /^(?:api\/(?:src|commands)|organise\/src)\//;
const inContract = /^contract\/src\//;
const ofTests = /\.test\.tsx?$|\/testing(?:\/|\.|-)/;

/** Where a machine's own clock is read, each with its reason. */
const places = new Set([
  // The two clocks themselves: of the server in a browser, and of the API, which tests move.
  'contract/src/money-and-time/page-clock.ts',
  'shared-auth/src/http/server-clock.ts',
  'api/src/platform/clock.ts',
  // A part of a name that nobody else has.
  'shared-auth/src/session/device-id.ts',
  // How long ago this page itself did something.
  'shell/src/app/prefetch/interest-prefetch.tsx',
  'shell/src/federation/registry-client.ts',
  // How far the device at a door is behind the server, for the hours in which it cannot ask: the page's clock stops while it sleeps.
  'mf-backoffice/src/check-in/device/shift.ts',
  // How long a process is waited for.
  'api/src/platform/db/embedded/leftover.ts',
  'api/src/platform/db/embedded/server-process.ts',
  // A program of its own, in the place of somebody else's.
  'api/src/orders/payment-sandbox/serve-sandbox.ts',
]);

const ownClock = /\bDate\.now\(\)|\bnew Date\(\)|[=:(,] ?Date\.now\b/;

/** What is open, over or due is said by the server's clock: a device's may be wrong by an hour or a year. */
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
  return inContract.test(path) ? 'take the moment as an argument, or use pageNow' : null;
}
