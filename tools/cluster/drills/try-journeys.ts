import { ensureChromium } from '../../testing/browser/ensure-chromium.ts';
import { runProgram } from '../../testing/program.ts';
import type { Tried } from './tried.ts';

/** The journeys of visitors and organisers; the others stop or replace parts of a site that `npm start` has started. */
const journeys = [
  'agenda',
  'contact',
  'gallery',
  'lists',
  'log-in',
  'message',
  'one-session',
  'payment',
  'read',
  'register',
  'search',
  'standing',
  'ticket',
  'vote',
];

/** Runs journeys in a browser through the front, because another server has to know the effects of a visitor's request. */
export async function tryJourneys({ settings, say }: Tried): Promise<boolean> {
  const { siteOrigin, port, dataDir } = settings;
  const site = { origin: siteOrigin, port, env: { PORT: String(port), DATA_DIR: dataDir } };
  const env = {
    SITE_UNDER_TEST: JSON.stringify(site),
    PLAYWRIGHT_CHROMIUM: await ensureChromium(),
    // The cluster's certificate is self-signed.
    NODE_TLS_REJECT_UNAUTHORIZED: '0',
  };
  const files = journeys.map((name) => `/${name}.spec`);
  const { code } = await runProgram(['playwright', 'test', '--config', 'e2e', ...files], {
    env,
    shown: true,
  });
  say(`Journeys through the front: ${code === 0 ? 'all right' : 'not all right'}`);
  return code === 0;
}
