import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { reserveSitePort } from '../../testing/sites/reserve-site-port.ts';
import { clusterSettings } from '../cluster-settings.ts';
import { makeCertificate } from '../nginx-files.ts';
import { byHttp2, certificateAt, comesTrue, getStatus, slowSite, startFront } from './front-nginx.ts';

const visitors = 60;
const slowMs = 500;

/** Tests nginx's front alone: two sites that fail while they start, http, HTTP/2, certificate challenges, and new certificates. */
export async function tryFront({ say }: { say: (line: string) => void }): Promise<boolean> {
  const { port, release } = await reserveSitePort();
  const dataDir = mkdtempSync(join(tmpdir(), 'summit-front-'));
  const secrets = { API_SECRET: 'x'.repeat(40), RELEASE_SECRET: 'x'.repeat(40) };
  const DATABASE_URL = 'postgres://nobody@127.0.0.1/none';
  const settings = clusterSettings({ PORT: String(port), DATA_DIR: dataDir, DATABASE_URL, ...secrets });
  const { httpPort, shellPorts } = settings;
  const front = startFront(settings);
  const results: Record<string, boolean> = {};
  try {
    // The first request to each site fails, because nothing listens there yet.
    results['a site that starts is a 502'] = await comesTrue(
      async () => (await getStatus(port)) === 502,
      20_000,
    );
    const sites = shellPorts.map((at, number) => slowSite(at, slowMs, `v${number}`));
    const all = await Promise.all(Array.from({ length: visitors }, () => getStatus(port)));
    results[`${visitors} visitors of two sites that have just started`] = all.every(
      (status) => status === 200,
    );
    const assets = await Promise.all(
      Array.from({ length: visitors }, (_, at) => getStatus(port, `/assets/v${at % 3}/main.js`)),
    );
    results['files of two versions, and none of a third'] = assets.every(
      (status, at) => status === (at % 3 === 2 ? 404 : 200),
    );
    await new Promise((closed) => sites[0]?.close(closed).closeAllConnections());
    const one = await Promise.all(Array.from({ length: visitors }, () => getStatus(port)));
    results[`${visitors} visitors while one site is away`] = one.every((status) => status === 200);

    const http2 = await byHttp2(port, 'summit.example');
    results['HTTP/2, and the host it names'] = http2.status === 200 && http2.body === 'summit.example';
    const moved = await fetch(`http://127.0.0.1:${httpPort}/agenda?day=2`, { redirect: 'manual' });
    results['http leads to https'] =
      moved.status === 301 && moved.headers.get('location') === `${settings.siteOrigin}/agenda?day=2`;
    const proofs = join(front.folder, '.well-known/acme-challenge');
    mkdirSync(proofs, { recursive: true });
    writeFileSync(join(proofs, 'token'), 'proof');
    const proof = await fetch(`http://127.0.0.1:${httpPort}/.well-known/acme-challenge/token`);
    results['a proof for a certificate'] = (await proof.text()) === 'proof';

    results['a new certificate'] = await takesOver(front.folder, dataDir, port);
    sites[1]?.close().closeAllConnections();
  } finally {
    front.stop();
    release();
    rmSync(dataDir, { recursive: true, force: true });
  }
  const wrong = Object.entries(results).filter(([, isRight]) => !isRight);
  say(
    `The front: ${Object.keys(results).length - wrong.length} of ${Object.keys(results).length} things right`,
  );
  for (const [what] of wrong) say(`  wrong: ${what}`);
  return wrong.length === 0;
}

/** Writes a certificate like a renewal does, while nginx runs. */
async function takesOver(folder: string, dataDir: string, port: number): Promise<boolean> {
  const before = await certificateAt(port);
  const next = join(dataDir, 'next');
  mkdirSync(next);
  makeCertificate(next);
  for (const name of ['site.key', 'site.crt']) renameSync(join(next, name), join(folder, name));
  return comesTrue(async () => (await certificateAt(port)) !== before, 30_000);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  process.exitCode = (await tryFront({ say: console.log })) ? 0 : 1;
}
