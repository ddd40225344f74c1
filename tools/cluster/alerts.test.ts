import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { metricsIn, shownMetrics } from './testing/shown-metrics.ts';

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

test('every alert uses metrics and labels that the servers expose', async () => {
  const shown = await shownMetrics();
  const strange = rules.flatMap(({ alert, expr }) =>
    shown.missingIn(expr).map((name) => `${alert}: ${name}`),
  );
  expect(strange).toEqual([]);
  expect(rules.every(({ expr }) => metricsIn(expr).length > 0)).toBe(true);
});

test('every alert states its severity and effect, and is documented for operators', () => {
  const monitoring = readFileSync(join(folder, '../docs/operations/monitoring.md'), 'utf8');
  for (const { alert, labels, annotations } of rules) {
    expect(['page', 'ticket']).toContain(labels.severity);
    expect(annotations.summary).not.toBe('');
    expect(monitoring).toContain(`\`${alert}\``);
  }
});

test('Prometheus scrapes the services of docker-compose.yml', () => {
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
