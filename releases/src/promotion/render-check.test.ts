import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readDescriptor, placeRelease } from './release-folder.ts';
import { renderProblems } from './render-check.ts';
import { standInBuild } from './testing/stand-in-build.ts';

// A rendering process is started for each check.
jest.setTimeout(60_000);

let folder: string;

beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'render-check-'))));
afterEach(() => rmSync(folder, { recursive: true }));

/** A finished build of the shell whose rendering process responds to each order with what `respond` makes of it. */
function shellBuild(respond: string): string {
  const build = join(folder, 'shell', 's1');
  mkdirSync(join(build, 'browser'), { recursive: true });
  mkdirSync(join(build, 'server'));
  for (const file of ['main.0a1b2c3d.js', 'federation.js', 'archivo.woff2']) {
    writeFileSync(join(build, 'browser', file), '');
  }
  const program = `let setup;
process.on('disconnect', () => process.exit(0));
process.on('message', (order) => {
  if (order.kind === 'setup') setup = order.setup;
  for (const report of (${respond})(order, setup)) process.send(report);
});`;
  writeFileSync(join(build, 'server', 'main.js'), program);
  return build;
}

const ready = `order.kind === 'setup' ? [{ kind: 'ready', problems: [] }] :`;

function check(build: string) {
  const dataDir = join(folder, 'data');
  const release = standInBuild(folder, 'awards', 'a1');
  const descriptor = readDescriptor(release);
  placeRelease(dataDir, release, descriptor);
  return renderProblems({ dataDir, descriptor, shellBuild: build, apiUpstream: 'http://127.0.0.1:9' });
}

test('a release whose page renders has nothing against it', async () => {
  const rendered = `{ kind: 'rendered', id: order.id, memory: 0, page: { status: 200, html: '' } }`;
  await expect(check(shellBuild(`(order) => ${ready} [${rendered}]`))).resolves.toEqual([]);
});

test('the process is told to render the page with the files that the site names', async () => {
  const message = `order.path + ' with ' + JSON.stringify(setup.assets)`;
  const problems = await check(
    shellBuild(`(order, setup) => ${ready} [{ kind: 'failed', id: order.id, message: ${message} }]`),
  );
  const assets = {
    main: '/assets/s1/main.0a1b2c3d.js',
    federation: '/assets/s1/federation.js',
    font: '/assets/s1/archivo.woff2',
    buildId: 's1',
  };
  expect(problems).toEqual([`it does not render: /awards with ${JSON.stringify(assets)}`]);
});

test('what does not load is said by the process itself', async () => {
  const report = `[{ kind: 'ready', problems: ['The remote has no such module'] }]`;
  await expect(check(shellBuild(`() => ${report}`))).resolves.toEqual(['The remote has no such module']);
});
