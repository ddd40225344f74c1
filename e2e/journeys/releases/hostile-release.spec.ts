import { rmSync } from 'node:fs';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { type ShellState, shellStatePath } from '@summit/contract/frame/shell-state';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import {
  getBegin,
  networkSockets,
  oldestProcesses,
  renderingProcesses,
} from '@summit/tools/testing/sites/rendering-processes';
import { type FaultyHost, startFaultyHost } from '../../site/releases/faulty-host.ts';
import { makeLiveUntried } from '../../site/releases/faulty-release.ts';
import {
  buildHostileAwards,
  didNothing,
  hijacked,
  type HostileAwards,
  hostileBuild,
  type Hostility,
} from '../../site/releases/hostile-release.ts';
import { copyRegistry } from '../../site/sites/own-registry.ts';
import { expect, test } from '../../site/sites/own-shell.ts';
import { siteUnderTest } from '../../site/sites/site-under-test.ts';

const folder = join(tmpdir(), `summit-hostile-${process.pid}`);
const dataDir = join(folder, 'data');
/** Represents the database and other services on the inner network. */
let inner: Server;
let connections = 0;
let awards: HostileAwards;
let host: FaultyHost;

test.use({ shellEnv: { DATA_DIR: dataDir, RENDER_SECONDS: '5' } });

test.beforeAll(async () => {
  awards = buildHostileAwards();
  copyRegistry(dataDir);
  host = await startFaultyHost(join(dataDir, 'releases/awards'));
  inner = createServer((socket) => {
    connections += 1;
    socket.destroy();
  });
  await new Promise<void>((resolve) => void inner.listen(0, '127.0.0.1', resolve));
});

test.afterEach(({ lastShell }) => lastShell.stop());
test.afterAll(async () => {
  await host.stop();
  inner.close();
  awards.remove();
  rmSync(folder, { recursive: true, force: true });
});

const isLinux = process.platform === 'linux';

/** Pages of the other remotes, and the page for unknown addresses. */
const neighbours = [
  href(pages.home),
  href(pages.agenda),
  href(pages.speakers),
  href(pages.registration),
  '/nowhere',
];

/** Sorts the data in a page's state, which is in the order of the API's responses. */
function inOneOrder(json: string): string {
  const { queries, ...state } = JSON.parse(json) as { queries?: unknown[] };
  const texts = queries?.map((query) => JSON.stringify(query)).sort();
  return JSON.stringify([state, texts]);
}

async function bodies(request: APIRequestContext): Promise<string[]> {
  const texts: string[] = [];
  for (const path of neighbours) {
    const html = await (await request.get(path, { headers: { accept: 'text/html' } })).text();
    // The live release of the awards and the revision are expected to differ.
    const same = html.replaceAll(/hostile_[a-z]+/g, 'hostile').replaceAll(/"revision":\d+/g, '"revision":0');
    texts.push(same.replace(/(?<="summit-state"[^>]*>).*?(?=<\/script>)/s, inOneOrder));
  }
  return texts;
}

/** The shell's process, and the oldest processes that render other remotes' pages; this can be determined only on Linux. */
function otherProcesses(shell: number): Record<string, string> {
  const others = oldestProcesses(shell).filter(({ owner }) => owner !== 'remote=awards');
  const all = [...others, { owner: 'shell', pid: shell, begun: getBegin(shell) }];
  return Object.fromEntries(all.map(({ owner, pid, begun }) => [owner, `${pid}, begun at ${begun}`]));
}

async function goLive(request: APIRequestContext, hostility: Hostility): Promise<void> {
  const { port } = inner.address() as AddressInfo;
  const ports = [port, siteUnderTest().ports.api];
  const state = async () => (await (await request.get(shellStatePath)).json()) as ShellState;
  const before = (await state()).renderedRevision ?? 0;
  makeLiveUntried(dataDir, hostileBuild(awards.build, join(folder, 'builds'), hostility, ports), host.origin);
  const rendered = async () => (await state()).renderedRevision ?? 0;
  await expect.poll(rendered, { timeout: 90_000 }).toBeGreaterThan(before);
}

test('a release that patches, kills, forks, listens, connects, loops or leaks on the server affects its own pages only', async ({
  request,
  shell,
}) => {
  // Five releases go live one after another, each in at most 90 seconds.
  test.setTimeout(600_000);
  await goLive(request, 'none');
  const before = await bodies(request);
  expect(before.every((html) => html.includes('</html>'))).toBe(true);
  const processes = otherProcesses(shell.pid);
  const owners = Object.keys(processes).sort();
  // Other remotes have a process only if their pages were requested before.
  if (isLinux) {
    expect(owners).toEqual(
      expect.arrayContaining(['frame', 'remote=content', 'remote=registration', 'shell']),
    );
  }
  for (const hostility of ['patches', 'actions', 'loop', 'leak'] as const) {
    await goLive(request, hostility);
    const own = request.get(href(pages.awardsWelcome), { timeout: 60_000 });
    const during = await bodies(request);
    const ownHtml = await (await own).text();
    if (hostility === 'actions') expect(ownHtml).toContain(didNothing);
    expect(otherProcesses(shell.pid)).toEqual(processes);
    for (const { pid } of renderingProcesses(shell.pid)) expect(networkSockets(pid)).toBe(0);
    for (const after of [during, await bodies(request)]) {
      expect(after.some((html) => html.includes(hijacked))).toBe(false);
      expect(after).toEqual(before);
    }
  }
  expect((await request.get('/health')).status()).toBe(200);
  expect(connections).toBe(0);
});
