import { fork } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { speakerCalls } from '@summit/contract/calls/speakers';
import { portsFrom } from '@summit/contract/site-ports';
import { href } from '@summit/contract/site-map';
import { ensureChromium } from '../testing/ensure-chromium.ts';
import { freeSitePort } from '../testing/free-site-port.ts';
import { startSite } from '../testing/running-site.ts';
import { table } from './numbers.ts';
import { buildOneBundle } from './one-bundle.ts';
import { measurePages, pageTable } from './page-bench.ts';
import { measureThroughput, sizeOnTheWay } from './throughput.ts';

// `npm run bench -- --runs 5 --rounds 5 --seconds 5`
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '5' },
  },
});
const [runs, rounds, seconds] = [Number(values.runs), Number(values.rounds), Number(values.seconds)];

const chromePath = await ensureChromium();
const site = await startSite({ say: (text) => process.stderr.write(text) });
const barePort = await freeSitePort();
const bare = fork(`${import.meta.dirname}/bare-server.ts`, {
  env: { ...process.env, BARE_PORT: String(barePort) },
  execArgv: ['--import', 'tsx'],
});

try {
  await once(bare, 'message');
  const home = `${site.origin}${href('home')}`;
  const size = await sizeOnTheWay(home);
  const targets = [
    { name: 'bare Fastify answer', url: `http://127.0.0.1:${barePort}/` },
    { name: `the same with ${(size / 1024).toFixed(0)} KB`, url: `http://127.0.0.1:${barePort}/${size}` },
    { name: `cached HTML (${href('home')}, as many)`, url: home },
    {
      name: `cached API read (${speakerCalls.speakers.path})`,
      url: `http://127.0.0.1:${portsFrom(site.port).api}${speakerCalls.speakers.path}`,
    },
  ];
  process.stderr.write('Requests a second …\n');
  const rates = await measureThroughput(targets, rounds, seconds);

  process.stderr.write('Building the same source as one bundle …\n');
  const bundle = await buildOneBundle();
  const loads = await measurePages(site.origin, bundle, runs, chromePath);
  rmSync(bundle.folder, { recursive: true });

  const rows = targets.map(({ name }, at) => {
    const rate = rates[at] ?? Number.NaN;
    return [name, rate.toFixed(0), (rate / (rates[0] ?? Number.NaN)).toFixed(2)];
  });
  console.log(
    `\nNode ${process.versions.node}, ${cpus().length} cores; medians of ${runs} loads, ${rounds} rounds\n`,
  );
  console.log(`${pageTable(loads)}\n\n${table([['answer', 'requests/s', 'of bare'], ...rows])}`);
} finally {
  bare.disconnect();
  await site.stop();
}
