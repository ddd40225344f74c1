import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { compose } from './compose-file.ts';
import { metricsIn, shownMetrics } from './testing/shown-metrics.ts';

const folder = join(import.meta.dirname, '../../deploy');
const read = (file: string) => readFileSync(join(folder, file), 'utf8');

interface Panel {
  type: string;
  title: string;
  description?: string;
  datasource?: { uid: string };
  gridPos: { x: number; y: number; w: number; h: number };
  targets?: { expr: string; legendFormat: string; datasource: { uid: string } }[];
}

const { panels } = JSON.parse(read('grafana/dashboards/summit.json')) as { panels: Panel[] };
const shown = panels.filter(({ type }) => type !== 'row');
const queries = shown.flatMap(({ title, targets = [] }) => targets.map(({ expr }) => ({ title, expr })));

test('every panel uses metrics and labels that the servers expose', async () => {
  const metrics = await shownMetrics();
  const strange = queries.flatMap(({ title, expr }) =>
    metrics.missingIn(expr).map((name) => `${title}: ${name}`),
  );
  expect(strange).toEqual([]);
  expect(queries.length).toBeGreaterThan(20);
  expect(queries.filter(({ expr }) => metricsIn(expr).length === 0)).toEqual([]);
});

test('the metrics of every alert are on the dashboard', () => {
  const { groups } = parse(read('prometheus/alerts.yml')) as {
    groups: { rules: { alert: string; expr: string }[] }[];
  };
  const seen = new Set(queries.flatMap(({ expr }) => metricsIn(expr)));
  const unseen = groups.flatMap(({ rules }) =>
    rules.flatMap(({ alert, expr }) =>
      metricsIn(expr)
        .filter((name) => !seen.has(name))
        .map((name) => `${alert}: ${name}`),
    ),
  );
  expect(unseen).toEqual([]);
});

test('every panel has a description, its own position, and the provisioned data source', () => {
  const { datasources } = parse(read('grafana/provisioning/datasources/prometheus.yml')) as {
    datasources: { uid: string; url: string }[];
  };
  const [source] = datasources;
  for (const { title, description, datasource, targets = [] } of shown) {
    expect([title, description]).toEqual([title, expect.stringMatching(/\.$/)]);
    for (const { uid } of [datasource, ...targets.map((target) => target.datasource)].flatMap(
      (one) => one ?? [],
    )) {
      expect([title, uid]).toEqual([title, source?.uid]);
    }
    expect(targets.every(({ legendFormat }) => legendFormat !== '')).toBe(true);
  }
  expect(new Set(shown.map(({ title }) => title)).size).toBe(shown.length);
  const places = panels.flatMap(({ gridPos: { x, y, w, h } }) =>
    Array.from({ length: w * h }, (_cell, at) => `${x + (at % w)} ${y + Math.floor(at / w)}`),
  );
  expect(new Set(places).size).toBe(places.length);
});

test('Compose runs it beside Prometheus, with its files in the expected places', () => {
  const { grafana } = compose.services;
  expect(grafana?.profiles).toEqual(compose.services.prometheus?.profiles);
  const { providers } = parse(read('grafana/provisioning/dashboards/summit.yml')) as {
    providers: { options: { path: string } }[];
  };
  const mounted = (grafana?.volumes ?? []).map((volume) => volume.split(':').slice(0, 2).join(' -> '));
  expect(mounted).toContain(`./deploy/grafana/dashboards -> ${providers[0]?.options.path}`);
  expect(mounted).toContain('./deploy/grafana/provisioning -> /etc/grafana/provisioning');
  // The dashboard needs no login, so only the machine itself may reach it.
  expect(grafana?.ports?.every((port) => port.startsWith('127.0.0.1:'))).toBe(true);
});
