import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { reserveSitePort } from '../../testing/sites/reserve-site-port.ts';
import { clusterSettings } from '../cluster-settings.ts';
import { comesTrue, getResponse, getStatus, startFront } from './front-nginx.ts';
import { SharedCacheSite } from './shared-cache-site.ts';

type Headers = Record<string, string>;
type Response = Awaited<ReturnType<typeof getResponse>>;
type Get = (path: string, headers?: Headers) => Promise<Response>;

/** How long after a change outdated content may still be served. */
const changeMs = 5000;
/**
 * The maximum age of a copy: two seconds, one more while it is renewed, nearly another because nginx counts whole seconds,
 * and the time of a request.
 */
const oldestMs = 4500;

/** Tests which responses nginx caches for a moment and shares between visitors, and which it never does. */
export async function trySharedCache({ say }: { say: (line: string) => void }): Promise<boolean> {
  const { port, release } = await reserveSitePort();
  const dataDir = mkdtempSync(join(tmpdir(), 'summit-moments-'));
  const secrets = { API_SECRET: 'x'.repeat(40), RELEASE_SECRET: 'x'.repeat(40) };
  const DATABASE_URL = 'postgres://nobody@127.0.0.1/none';
  const settings = clusterSettings({ PORT: String(port), DATA_DIR: dataDir, DATABASE_URL, ...secrets });
  const site = new SharedCacheSite(settings.shellPorts);
  const front = startFront(settings);
  const get: Get = (path, headers) => getResponse(port, path, headers);
  const results: Record<string, boolean> = {};
  try {
    await comesTrue(async () => (await getStatus(port)) === 200, 20_000);
    Object.assign(results, await tryVariants(site, get));
    Object.assign(results, await tryPersonal(site, get));
    const { seenMs, wasOldAgain } = await seeChange(site, get);
    results[`a change is seen within ${changeMs} ms (${seenMs}), and then by everybody`] =
      seenMs <= changeMs && !wasOldAgain;
    await get('/last');
    await site.close();
    const meanwhile = await getStatus(port, '/last');
    await pause(oldestMs);
    const gone = await getStatus(port, '/last');
    results['a copy does not outlive its moment when no site is there'] = meanwhile === 200 && gone === 502;
  } finally {
    front.stop();
    release();
    rmSync(dataDir, { recursive: true, force: true });
  }
  const wrong = Object.entries(results).filter(([, isRight]) => !isRight);
  const all = Object.keys(results);
  say(`The shared cache: ${all.length - wrong.length} of ${all.length} things right`);
  for (const [what] of wrong) say(`  wrong: ${what}`);
  return wrong.length === 0;
}

/** Public responses come from the cache, in the variant for the visitor. */
async function tryVariants(site: SharedCacheSite, get: Get): Promise<Record<string, boolean>> {
  const many = await Promise.all(Array.from({ length: 20 }, () => get('/agenda?day=2')));
  for (let times = 0; times < 20; times += 1) many.push(await get('/agenda?day=2'));
  const first = await get('/agenda');
  const brotli = await get('/agenda', { 'accept-encoding': 'gzip, deflate, br, zstd' });
  const gzip = await get('/agenda', { 'accept-encoding': 'gzip, br;q=0' });
  const framed = await get('/agenda', { 'sec-fetch-dest': 'iframe' });
  const again = await get('/agenda', { 'if-none-match': String(first.headers.etag) });
  const part = await get('/agenda', { range: 'bytes=0-3' });
  const copy = await get('/agenda');
  const copiedAt = Date.now();
  const clocks = [...String(copy.headers['server-timing']).matchAll(/clock;desc="(\d+)"/g)].map(([, at]) =>
    Number(at),
  );
  const lots = await Promise.all(
    [1, 2, 1, 2].map((lot) => get('/rollout', { cookie: `a=b; release-share=${lot}.signed` })),
  );
  const visits = await Promise.all([get('/rollout'), get('/rollout'), get('/rollout')]);
  return {
    'forty visitors of a page are few for the site':
      many.every(({ text }) => text === 'first') && asked(site, '/agenda?day=2') < 25,
    'later visitors are none for it': (await askedMeanwhile(site, '/agenda', () => get('/agenda'))) <= 1,
    'brotli for who takes it': brotliDecompressSync(brotli.body).toString() === 'first',
    'gzip for who takes no brotli': gunzipSync(gzip.body).toString() === 'first',
    'a frame gets its own': framed.text === 'first framed' && copy.text === 'first',
    'who has it is told so':
      again.status === 304 && again.text === '' && again.headers.etag === first.headers.etag,
    'a part of a file comes from the site': part.status === 206 && part.text === 'part',
    'a copy says the time at which it was sent': clocks.length === 2 && Math.max(...clocks) > copiedAt - 1500,
    'two lots get two variants':
      lots.map(({ text }) => text).join() === 'lot 1.signed,lot 2.signed,lot 1.signed,lot 2.signed',
    'each first visit gets a lot of its own':
      new Set(visits.map(({ headers }) => String(headers['set-cookie']))).size === 3,
  };
}

/** Personal responses never come from the cache, and are never stored in it. */
async function tryPersonal(site: SharedCacheSite, get: Get): Promise<Record<string, boolean>> {
  const signedIn = await Promise.all(
    ['Anna', 'Ben', 'Anna'].map((authorization) => get('/both', { authorization })),
  );
  const anonymous = await get('/both');
  const after = await get('/both', { authorization: 'Cleo' });
  const own = await Promise.all([get('/personal'), get('/personal'), get('/personal?token=a')]);
  const each = await Promise.all([get('/asked-each-time'), get('/asked-each-time')]);
  const preview = await get('/previewed', { cookie: 'release-preview=x.y' });
  const live = await get('/previewed');
  const hidden = await get('/previewed', { cookie: 'release-preview=x.y' });
  const rehearsed = await get('/rehearsed', { cookie: 'a=b; rehearsal=x.y' });
  const asItIs = await get('/rehearsed');
  const rehearsedAgain = await get('/rehearsed', { cookie: 'a=b; rehearsal=x.y' });
  return {
    'an attendee who is signed in gets what is theirs':
      signedIn.map(({ text }) => text).join() === 'for Anna,for Ben,for Anna' && after.text === 'for Cleo',
    'and nobody else gets it': anonymous.text === 'first',
    'a personal response is nobody else’s': new Set(own.map(({ text }) => text)).size === 3,
    'what is to be asked each time is asked': new Set(each.map(({ text }) => text)).size === 2,
    'a preview is never what a visitor meets': preview.text === 'a preview' && live.text === 'first',
    'and never a visitor’s page': hidden.text === 'a preview' && asked(site, '/previewed') === 3,
    'nor is a rehearsal': rehearsed.text === 'a rehearsal' && asItIs.text === 'first',
    'which is asked for each time': rehearsedAgain.text === 'a rehearsal' && asked(site, '/rehearsed') === 3,
  };
}

/** Visitors keep coming, the site is slow, and the page changes. */
async function seeChange(site: SharedCacheSite, get: Get) {
  site.slowness = 300;
  const visitors = Array.from({ length: 8 }, (_, at) => at);
  await get('/changing');
  await pause(1500);
  site.text = 'second';
  const changedAt = Date.now();
  const seen: { at: number; text: string }[] = [];
  await Promise.all(
    visitors.map(async () => {
      while (Date.now() < changedAt + changeMs + 2000) {
        const { text } = await get('/changing');
        seen.push({ at: Date.now(), text });
        await pause(50);
      }
    }),
  );
  site.slowness = 0;
  const lastOld = Math.max(changedAt, ...seen.filter(({ text }) => text === 'first').map(({ at }) => at));
  const wasNew = seen.some(({ text }) => text === 'second');
  const seenMs = wasNew ? lastOld - changedAt : Infinity;
  return { seenMs, wasOldAgain: seen.at(-1)?.text !== 'second' };
}

function asked(site: SharedCacheSite, address: string): number {
  return site.asked.get(address) ?? 0;
}

async function askedMeanwhile(
  site: SharedCacheSite,
  address: string,
  ask: () => Promise<unknown>,
): Promise<number> {
  await ask();
  const before = asked(site, address);
  await Promise.all(Array.from({ length: 10 }, ask));
  return asked(site, address) - before;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  process.exitCode = (await trySharedCache({ say: console.log })) ? 0 : 1;
}
