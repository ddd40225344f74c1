import { fork } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import * as speakerCalls from '@summit/contract/calls/speakers';
import { portsFrom } from '@summit/contract/environment/site-ports';
import { href } from '@summit/contract/site/href';
import * as sitePages from '@summit/contract/site/site-map';
import { ensureChromium } from '../testing/browser/ensure-chromium.ts';
import { startSite } from '../testing/sites/running-site.ts';
import { buildOneBundle } from './controls/one-bundle.ts';
import { everyPage } from './every-page.ts';
import { startNginxFront } from './nginx-front.ts';
import { median, table } from './numbers.ts';
import {
  inNewBrowser,
  mainThreadTable,
  measuredPages,
  measureMainThreads,
  measurePages,
  pageTable,
} from './page-bench.ts';
import { compressedSize, measureThroughput, type Target } from './throughput.ts';
import { measureUncached, uncachedPages } from './uncached-pages.ts';
import { type Approach, approaches, measureNavigation, navigations } from './warm-navigation.ts';

// `npm run bench`, or `npm run bench -- --quick`; `--every-page` only loads all pages; `--port 3000` measures a site that runs already.
// docs/bench.md explains the measurements.
const { values } = parseArgs({
  options: {
    runs: { type: 'string' },
    seconds: { type: 'string' },
    quick: { type: 'boolean', default: false },
    'every-page': { type: 'boolean', default: false },
    port: { type: 'string' },
  },
});
const runs = Number(values.runs ?? (values.quick ? 1 : 5));
const seconds = Number(values.seconds ?? (values.quick ? 2 : 5));
const isEveryPage = values['every-page'];
const somePages = values.quick ? measuredPages.slice(0, 2) : measuredPages;
const pages = isEveryPage ? everyPage() : somePages;

const say = (text: string) => process.stderr.write(text);
const chromePath = await ensureChromium();
const started = values.port ? null : await startSite({ say });
const site = started ?? { port: Number(values.port), origin: `http://localhost:${values.port}` };

try {
  console.log(`\nNode ${process.versions.node}, ${cpus().length} cores; medians of ${runs}`);
  if (!isEveryPage) {
    console.log(`\n${await throughputTable()}`);
    console.log(`\n${await uncachedTable()}`);
    console.log(`\n${await navigationTable()}`);
    say('Building the same source as one bundle …\n');
  }
  const bundle = values.quick || isEveryPage ? null : await buildOneBundle();
  const measured = { siteOrigin: site.origin, bundle, pages, runs, executablePath: chromePath };
  if (!isEveryPage) console.log(`\n${mainThreadTable(await measureMainThreads(measured))}`);
  const loads = await measurePages(measured);
  if (bundle) rmSync(bundle.folder, { recursive: true });
  console.log(`\n${pageTable(loads)}`);
} finally {
  await started?.stop();
}

/** Compares with raw Node sending the same bytes, and with the maximum that the generator itself can measure. */
async function throughputTable(): Promise<string> {
  say('Responses a second …\n');
  const page = `${site.origin}${href(sitePages.home)}`;
  const front = await startNginxFront(site.port);
  const call = `http://127.0.0.1:${portsFrom(site.port).api}${speakerCalls.speakers.path}`;
  const rows: string[][] = [['response', 'KB', 'a second', 'of raw Node', 'of the generator']];
  const read = speakerCalls.speakers.path;
  for (const [target, ...others] of [
    [
      { name: `cached HTML (${href(sitePages.home)})`, url: page },
      ...throughNginx(front, href(sitePages.home)),
    ],
    [
      { name: `cached API read (${read})`, url: call },
      { name: 'the same through the site', url: `${site.origin}/api${read}` },
      ...throughNginx(front, `/api${read}`),
    ],
  ] as [Target, ...Target[]][]) {
    const bytes = await compressedSize(target.url);
    const controls = fork(`${import.meta.dirname}/controls/raw-server.ts`, {
      env: { ...process.env, RAW_BYTES: String(bytes) },
      execArgv: ['--import', 'tsx'],
    });
    const [ports] = (await once(controls, 'message')) as [{ raw: number; ceiling: number }];
    const targets: Target[] = [
      target,
      ...others,
      { name: 'raw Node, as many bytes', url: `http://127.0.0.1:${ports.raw}/` },
      { name: 'the generator, as many bytes', url: `http://127.0.0.1:${ports.ceiling}/` },
    ];
    const rates = await measureThroughput(targets, runs, seconds);
    controls.disconnect();
    const [raw = Number.NaN, ceiling = Number.NaN] = rates.slice(-2);
    rows.push(
      ...targets.map(({ name }, at) => {
        const rate = rates[at] ?? Number.NaN;
        const ratios = [rate / raw, rate / ceiling].map((ratio) => ratio.toFixed(2));
        return [name, (bytes / 1024).toFixed(1), rate.toFixed(0), ...ratios];
      }),
    );
  }
  front?.stop();
  return table(rows);
}

function throughNginx(front: { origin: string } | null, path: string): Target[] {
  return front ? [{ name: 'the same through nginx', url: `${front.origin}${path}` }] : [];
}

async function uncachedTable(): Promise<string> {
  say('Rendering without the cache …\n');
  const rows = [['rendered on the server, not cached', 'pages a second']];
  for (const path of uncachedPages) {
    const rates: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      rates.push(await measureUncached(site.origin, path, seconds));
    }
    rows.push([path, median(rates).toFixed(1)]);
  }
  return table(rows);
}

async function navigationTable(): Promise<string> {
  say('Going from remote to remote …\n');
  const rows = [['from', 'to', 'how', 'ms', 'script KB', 'shared again KB']];
  const ways = navigations.flatMap((navigation) =>
    Object.keys(approaches).map((approach) => ({ navigation, approach: approach as Approach })),
  );
  for (const { navigation, approach } of ways) {
    const seen = [];
    for (let run = 0; run < runs; run += 1) {
      seen.push(
        await inNewBrowser(chromePath, (browser) =>
          measureNavigation(browser, site.origin, navigation, approach),
        ),
      );
    }
    rows.push([
      navigation.from,
      navigation.to,
      approach,
      median(seen.map(({ ms }) => ms)).toFixed(0),
      (median(seen.map(({ scriptBytes }) => scriptBytes)) / 1024).toFixed(1),
      (median(seen.map(({ sharedAgainBytes }) => sharedAgainBytes)) / 1024).toFixed(1),
    ]);
  }
  return table(rows);
}
