import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { organiserAudit } from '@summit/api/src/organisers/organisers/organisers.tables.ts';
import { openTestApp, type TestApp } from '@summit/api/src/testing/test-app.ts';
import * as calls from '@summit/contract/calls/organise-releases';
import * as limits from '@summit/contract/limits/limits';
import type { BodyOf } from '@summit/contract/requests/call';
import { releaseDesk } from '@summit/contract/shapes/organise/release-desk';
import { releaseDeskServer } from '@summit/releases/desk/desk-server';
import { promote } from '@summit/releases/promotion/promote';
import { newestRegistry } from '@summit/releases/registry/registry-store';
import { siteSettings } from '@summit/releases/settings/site-settings';
import { fakeBuild } from '@summit/releases/testing/fake-build';

/** The owner of the demo event. */
const name = 'Olive Warrender';
const key = 'the key of the API alone, long enough';
const folder = mkdtempSync(join(tmpdir(), 'releases-by-organisers-'));
const dataDir = join(folder, 'data');

/** The fate of a request from the API to the desk. */
let fate: 'arrives' | 'is lost on the way back' | 'never arrives' = 'arrives';
let desk: FastifyInstance;
let relay: Server;
let api: TestApp;
let owner: string;

beforeAll(async () => {
  const settings = siteSettings({ DATA_DIR: dataDir, SITE_SERVERS: 'http://127.0.0.1:9' });
  desk = releaseDeskServer({ settings, key, report: () => undefined });
  await desk.listen({ host: '127.0.0.1', port: 0 });
  relay = createServer((request, response) => {
    const isChange = request.url === releaseDesk.changePath;
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => void forward(Buffer.concat(chunks).toString()));
    async function forward(body: string): Promise<void> {
      const isMade = isChange && !(JSON.parse(body) as { isDryRun: boolean }).isDryRun;
      if (isMade && fate === 'never arrives') return void response.destroy();
      const { method = 'GET', url = '/', headers } = request;
      const passed = await desk.inject({
        ...{ method: method as 'GET', url },
        headers: { authorization: headers.authorization, 'content-type': headers['content-type'] },
        ...(body && { payload: body }),
      });
      if (isMade && fate !== 'arrives') return void response.destroy();
      response.writeHead(passed.statusCode, { 'content-type': 'application/json' }).end(passed.body);
    }
  });
  await new Promise<void>((resolve) => void relay.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(relay.address() as AddressInfo).port}`;
  api = await openTestApp({ releaseDesk: { url, key } });
  owner = await api.organise('owner');
});

afterAll(async () => {
  await api.close();
  relay.closeAllConnections();
  relay.close();
  await desk.close();
  rmSync(folder, { recursive: true });
});

let turn = 0;
let [before, next] = ['', ''];

/** Creates a remote for each test, with a live release and a candidate. */
beforeEach(async () => {
  fate = 'arrives';
  turn += 1;
  [before, next] = [`before${turn}`, `next${turn}`];
  await release(before);
  await release(next, true);
});

const released = () => ({
  origin: 'http://localhost:3003',
  ...{ dataDir, remote: 'awards', shellBuild: '/nowhere', apiUpstream: '' },
});

async function release(buildId: string, candidate = false): Promise<void> {
  const build = fakeBuild(folder, 'awards', buildId);
  await promote({ ...released(), build, candidate }, async () => []);
}

const records = () => api.db.$count(organiserAudit);

async function readAwards(token = owner) {
  const { body, code } = await api.call(calls.releases, { token });
  return { code, revision: body.revision, ...body.remotes?.find((remote) => remote.name === 'awards') };
}

async function change(
  body: Partial<BodyOf<typeof calls.changeRelease>>,
  { token = owner, dryRun = false } = {},
) {
  return api.call(calls.changeRelease, {
    token,
    params: { remote: 'awards' },
    query: { dryRun: String(dryRun) },
    body: {
      action: 'promote',
      buildId: next,
      ...body,
      revision: body.revision ?? (await readAwards()).revision,
    },
  });
}

test('a candidate gets a share, goes live and is rolled back, with the organiser in the history and a row in the record', async () => {
  const steps = [
    { percent: 10 as const },
    {},
    { action: 'rollback' as const, why: 'The jury page is empty.' },
  ];
  for (const step of steps) {
    const [rows, { history = [] }] = [await records(), await readAwards()];
    const dry = await change(step, { dryRun: true });
    expect([dry.status, await records()]).toEqual([200, rows]);
    const made = await change(step);
    expect([made.status, made.body]).toEqual([200, dry.body]);
    expect(await records()).toBe(rows + 1);
    const after = await readAwards();
    expect(after.history).toHaveLength(history.length + 1);
    expect(after.history?.[0]).toMatchObject({ by: name, why: step.why ?? null });
  }
  const { live, share, candidates } = await readAwards();
  expect([live?.buildId, share, candidates]).toEqual([before, null, []]);
  const [row] = (await api.db.select().from(organiserAudit)).slice(-1);
  expect(row).toMatchObject({
    ...{ organiserName: name, call: 'changeRelease', subject: 'releases/awards' },
    before: { live: `${next} (1.0.0)` },
    after: { live: `${before} (1.0.0)` },
  });
});

test('a candidate has a link that shows it, and can be withdrawn', async () => {
  const preview = (buildId: string) =>
    api.call(calls.releasePreview, { token: owner, params: { remote: 'awards', buildId } });
  expect((await preview(next)).body.address).toMatch(/^http:\/\/localhost:3000\/awards\/hall\?/);
  expect((await change({ action: 'withdraw' })).body.after.candidates ?? '').not.toContain(next);
  expect((await preview(next)).code).toBe('cqrs-0009');
});

test('a refusal has its reasons, and makes no row in the record', async () => {
  const rows = await records();
  const wish = { buildId: 'never-handed-over' };
  const dry = await change(wish, { dryRun: true });
  expect(dry.body.problems).toEqual(["'never-handed-over' is no candidate of it"]);
  const made = await change(wish);
  expect(made.code).toBe('release-0003');
  expect(made.raw.json<{ Message: string }>().Message).toContain("'never-handed-over' is no candidate");
  expect([await records(), (await readAwards()).live?.buildId]).toEqual([rows, before]);
});

test('the second of two concurrent decisions has to be reviewed again', async () => {
  const { revision } = await readAwards();
  const [rows, results] = [
    await records(),
    await Promise.all([change({ revision }), change({ revision, percent: 1 })]),
  ];
  expect(results.map(({ code }) => code).toSorted()).toEqual(['resource-0001', undefined]);
  expect(await records()).toBe(rows + 1);
});

test('only owners can change live releases, with a recent confirmation', async () => {
  const [content, analyst] = [await api.organise('content'), await api.organise('analyst')];
  expect((await readAwards(content)).live?.buildId).toBe(before);
  for (const token of [content, analyst]) {
    expect((await change({}, { token })).status).toBe(403);
    expect((await change({}, { token, dryRun: true })).status).toBe(403);
  }
  expect((await api.call(calls.releases, { token: await api.loginAs('organiser') })).status).toBe(401);
  api.clock.moveBy(limits.organiserConfirmation + 1000);
  expect((await change({})).code).toBe('organiser-0005');
  owner = await api.organise('owner');
  expect((await readAwards()).live?.buildId).toBe(before);
});

test('a change whose response was lost is found in the history, and has one row', async () => {
  const rows = await records();
  fate = 'is lost on the way back';
  expect((await change({})).status).toBe(200);
  expect([await records(), (await readAwards()).live?.buildId]).toEqual([rows + 1, next]);
});

test('a change that never arrived has no effect and no row', async () => {
  const rows = await records();
  fate = 'never arrives';
  expect((await change({})).code).toBe('release-0001');
  expect([await records(), (await readAwards()).live?.buildId]).toEqual([rows, before]);
});

test('a desk that does not respond, or has another key, causes an understandable error everywhere', async () => {
  const { revision } = await newestRegistry(dataDir);
  const port = (relay.address() as AddressInfo).port;
  for (const access of [
    { url: 'http://127.0.0.1:9', key },
    { url: `http://127.0.0.1:${port}`, key: 'another key than the desk has' },
  ]) {
    const alone = await openTestApp({ releaseDesk: access });
    const token = await alone.organise('owner');
    const rows = await alone.db.$count(organiserAudit);
    const read = await alone.call(calls.releases, { token });
    expect([read.status, read.code]).toEqual([503, 'release-0001']);
    expect(read.raw.json<{ Message: string }>().Message).toContain('The site continues with what is live');
    const body = { action: 'promote', buildId: next, revision };
    const made = await alone.call(calls.changeRelease, { token, params: { remote: 'awards' }, body });
    expect(made.code).toBe('release-0001');
    expect(await alone.db.$count(organiserAudit)).toBe(rows);
    await alone.close();
  }
});
