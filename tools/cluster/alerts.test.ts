import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { openTestApp } from '@summit/api/src/testing/test-app.ts';
import { SiteMetrics } from '@summit/shell/metrics/site-metrics';

const folder = join(import.meta.dirname, '../../deploy');
const read = (file: string) => readFileSync(join(folder, file), 'utf8');

interface AlertRule {
  alert: string;
  expr: string;
  labels: { severity: string };
  annotations: { summary: string };
}

const { groups } = parse(read('prometheus/alerts.yml')) as { groups: { rules: AlertRule[] }[] };
const rules = groups.flatMap((group) => group.rules);

/** What Prometheus adds by itself. */
const ofPrometheus = ['up'];

/** The metrics that a rule reads: its words, without those of the query language, labels and texts. */
function metricsIn(expr: string): string[] {
  const code = expr.replaceAll(/\{[^}]*\}/g, '').replaceAll(/\b(by|without|on) \([^)]*\)/g, '');
  return [...code.matchAll(/\b[a-z][a-z0-9]*_[a-z0-9_]+\b(?!\s*\()|\bup\b/g)].map(([name]) => name);
}

/** The labels that a rule compares or groups by, without those that Prometheus adds. */
function labelsIn(expr: string): string[] {
  const compared = [...expr.matchAll(/(\w+)(?:=~|!=|!~|=)"/g)].map(([, name = '']) => name);
  const grouped = [...expr.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, names = '']) => names.split(/,\s*/));
  return [...compared, ...grouped].filter((name) => !['job', 'instance'].includes(name));
}

async function exported(): Promise<string> {
  const site = new SiteMetrics();
  site.countPage('fresh');
  site.countView('awards@a1' as never, true);
  await site.timeRender({ remote: 'awards', release: 'a1' }, async () => ({ degraded: false }));
  const api = await openTestApp();
  await api.app.inject('/health');
  const { body } = await api.app.inject('/metrics');
  await api.close();
  return `${await site.text()}\n${body}`;
}

test('every alert reads metrics that the servers show, by labels that they have', async () => {
  const shown = await exported();
  const names = new Set([...shown.matchAll(/^# TYPE (\w+)/gm)].map(([, name = '']) => name));
  const base = (metric: string) => metric.replace(/_(bucket|count|sum)$/, '');
  const unknown = rules.flatMap(({ alert, expr }) =>
    metricsIn(expr)
      .filter((name) => ![...ofPrometheus, ...names].includes(base(name)) && !names.has(name))
      .map((name) => `${alert}: ${name}`),
  );
  expect(unknown).toEqual([]);
  expect(rules.every(({ expr }) => metricsIn(expr).length > 0)).toBe(true);

  // Labels have values only once something happened: each of these has a series here.
  const labels = new Set([...shown.matchAll(/(\w+)="/g)].map(([, name = '']) => name));
  for (const name of ['exported_job', 'role']) labels.add(name);
  const strange = rules.flatMap(({ alert, expr }) =>
    labelsIn(expr)
      .filter((name) => !labels.has(name))
      .map((name) => `${alert}: ${name}`),
  );
  expect(strange).toEqual([]);
});

test('every alert says who is called and what happens, and is explained to operators', () => {
  const monitoring = readFileSync(join(folder, '../docs/operations/monitoring.md'), 'utf8');
  for (const { alert, labels, annotations } of rules) {
    expect(['page', 'ticket']).toContain(labels.severity);
    expect(annotations.summary).not.toBe('');
    expect(monitoring).toContain(`\`${alert}\``);
  }
});

test('what is read is what docker-compose.yml runs', () => {
  const { scrape_configs } = parse(read('prometheus/prometheus.yml')) as {
    scrape_configs: { static_configs: { targets: string[] }[] }[];
  };
  const compose = parse(readFileSync(join(folder, '../docker-compose.yml'), 'utf8'), { merge: true }) as {
    services: Record<string, { environment?: Record<string, string> }>;
  };
  const targets = scrape_configs.flatMap(({ static_configs }) =>
    static_configs.flatMap((one) => one.targets),
  );
  const ports = Object.entries(compose.services).flatMap(([name, { environment }]) => {
    const port = environment?.METRICS_PORT ?? environment?.API_METRICS_PORT;
    return port ? [`${name}:${port}`] : [];
  });
  expect(targets.sort()).toEqual(ports.sort());
});
