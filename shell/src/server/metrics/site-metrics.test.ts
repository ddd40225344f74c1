import Fastify from 'fastify';
import { expect, test } from 'vitest';
import type { AwayRemote } from '@summit/contract/frame/shell-state';
import { createRegistry, liveRelease } from '../testing/fake-registry.ts';
import { testCache } from '../testing/test-cache.ts';
import { buildMetricsServer } from './metrics-server.ts';
import { SiteMetrics } from './site-metrics.ts';

const metrics = () => new SiteMetrics();

/** The lines of the metrics that begin with this name. */
async function lines(of: SiteMetrics, name: string): Promise<string[]> {
  const inner = buildMetricsServer(of);
  const { body, headers } = await inner.inject('/metrics');
  expect(headers['content-type']).toMatch(/^text\/plain/);
  await inner.close();
  return body.split('\n').filter((line) => line.startsWith(name));
}

test('requests are counted by route, never by their address', async () => {
  const of = metrics();
  const app = Fastify();
  of.timeRequests(app);
  app.get('/*', async () => 'page');
  await app.inject('/speakers?secret=1');
  await app.inject('/agenda');
  expect(await lines(of, 'http_request_duration_seconds_count')).toEqual([
    'http_request_duration_seconds_count{method="GET",route="/*",status="200"} 2',
  ]);
  await app.close();
});

test('renders are counted by remote, release and outcome', async () => {
  const of = metrics();
  const owner = { remote: 'awards', release: 'a1' };
  await of.timeRender(owner, async () => ({ degraded: false }));
  await of.timeRender(owner, async () => ({ degraded: true }));
  const failing = of.timeRender(owner, () => Promise.reject(new Error('its process hung')));
  await expect(failing).rejects.toThrow('its process hung');
  expect(await lines(of, 'site_render_duration_seconds_count')).toEqual([
    'site_render_duration_seconds_count{remote="awards",release="a1",outcome="whole"} 1',
    'site_render_duration_seconds_count{remote="awards",release="a1",outcome="degraded"} 1',
    'site_render_duration_seconds_count{remote="awards",release="a1",outcome="failed"} 1',
  ]);
});

test('failures in browsers and on the server are counted by release and phase', async () => {
  const of = metrics();
  of.countView('awards@a1', false);
  of.countView('awards@a1', true);
  of.countFailure('awards@a1', 'render');
  of.countFailure('awards@a1', 'render');
  expect(await lines(of, 'site_release_')).toEqual([
    'site_release_views_total{remote="awards",release="a1"} 2',
    'site_release_failures_total{remote="awards",release="a1",phase="server"} 1',
    'site_release_failures_total{remote="awards",release="a1",phase="render"} 2',
  ]);
});

test('unproven reports are counted without their content', async () => {
  const of = metrics();
  of.countUnproven();
  expect(await lines(of, 'site_unproven_reports_total')).toEqual(['site_unproven_reports_total 1']);
});

test('metrics show the health gate’s last request, its clock, and its open alarms', async () => {
  const of = metrics();
  expect(await lines(of, 'site_health_gate_asked')).toEqual(['site_health_gate_asked_timestamp_seconds 0']);
  expect(await lines(of, 'site_release_alarm')).toEqual([]);
  const why = 'awards a2 may be failing <here>';
  of.gate = () => ({ askedAt: 5000, aheadMs: -90_000, alarms: [{ release: 'awards@a2', why }] });
  of.releases = () => ({ registry: createRegistry(8), renderedRevision: 8 });
  expect(await lines(of, 'site_health_gate_')).toEqual([
    'site_health_gate_asked_timestamp_seconds 5',
    'site_health_gate_clock_ahead_seconds -90',
  ]);
  expect(await lines(of, 'site_release_alarm')).toEqual([
    'site_release_alarm{remote="awards",release="a2"} 1',
  ]);
  const inner = buildMetricsServer(of);
  expect((await inner.inject('/')).body).toContain('awards a2 may be failing &lt;here>');
  await inner.close();
});

test('remotes that fail to load on the server are listed with their role until they load', async () => {
  const of = metrics();
  let away: AwayRemote[] = [{ remote: 'awards', role: 'essential', blocks: false }];
  const levels = of.levels();
  of.levels = () => ({ ...levels, away });
  expect(await lines(of, 'site_remote_away')).toEqual([
    'site_remote_away{remote="awards",role="essential"} 1',
  ]);
  away = [];
  expect(await lines(of, 'site_remote_away')).toEqual([]);
});

test('pages are counted by whether their visitor had to wait for them', async () => {
  const of = metrics();
  let now = 0;
  const cache = testCache({ freshMs: 10, waitMs: 10, now: () => now, onPage: of.countPage });
  const render = async () => ({
    status: 200,
    html: Buffer.from(''),
    encodings: {},
    headers: {},
    degraded: false,
  });
  await cache.page('/', render);
  await cache.page('/', render);
  now = 20;
  await cache.page('/', render);
  expect(await lines(of, 'site_pages_total')).toEqual([
    'site_pages_total{source="rendered"} 1',
    'site_pages_total{source="fresh"} 1',
    'site_pages_total{source="stale"} 1',
  ]);
});

test('metrics show what is live, since when, and whether it is rendered', async () => {
  const of = metrics();
  const inner = buildMetricsServer(of);
  expect((await inner.inject('/')).statusCode).toBe(503);
  const change = {
    remote: 'awards',
    buildId: 'b2',
    at: '2027-01-01',
    action: 'promote',
    why: 'a < b',
  } as const;
  const registry = {
    ...createRegistry(8, liveRelease('awards', 'http://localhost:3003', 'b2')),
    history: [change],
  };
  of.releases = () => ({ registry, renderedRevision: 7 });
  const { body } = await inner.inject('/');
  expect(body).toContain('<td>awards</td><td>1.0.0</td><td>b2</td>');
  expect(body).toContain('not rendered: revision 7 is');
  expect(body).toContain('<td>a &lt; b</td>');
  await inner.close();
});

test('gauges are read when the metrics are requested', async () => {
  const of = metrics();
  expect(await lines(of, 'site_rendered_revision')).toEqual(['site_rendered_revision 0']);
  of.levels = () => ({
    cachedBytes: 1024,
    waitingPages: 3,
    renderProcesses: 2,
    registryRevision: 8,
    renderedRevision: 7,
    away: [],
  });
  of.countLoss();
  expect(await lines(of, 'site_')).toEqual(
    expect.arrayContaining([
      'site_cached_bytes 1024',
      'site_render_queue 3',
      'site_render_processes 2',
      'site_registry_revision 8',
      'site_rendered_revision 7',
      'site_render_processes_lost_total 1',
    ]),
  );
});
