import { openTestApp } from '@summit/api/src/testing/test-app.ts';
import { SiteMetrics } from '@summit/shell/metrics/site-metrics';

/** Metrics that Prometheus adds by itself. */
const ofPrometheus = ['up'];

/** The metrics in an expression: its words, except for those of the query language, labels and texts. */
export function metricsIn(expr: string): string[] {
  const code = expr.replaceAll(/\{[^}]*\}/g, '').replaceAll(/\b(by|without|on) \([^)]*\)/g, '');
  return [...code.matchAll(/\b[a-z][a-z0-9]*_[a-z0-9_]+\b(?!\s*\()|\bup\b/g)].map(([name]) => name);
}

/** The labels that an expression compares or groups by, except for those that Prometheus adds. */
function labelsIn(expr: string): string[] {
  const compared = [...expr.matchAll(/(\w+)(?:=~|!=|!~|=)"/g)].map(([, name = '']) => name);
  const grouped = [...expr.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, names = '']) => names.split(/,\s*/));
  return [...compared, ...grouped].filter((name) => !['job', 'instance'].includes(name));
}

/** The metrics that the servers expose, with a series for each metric that has labels. */
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

/** The metrics and labels that the servers expose, for comparison with expressions. */
export async function shownMetrics() {
  const shown = await exported();
  const names = new Set([...shown.matchAll(/^# TYPE (\w+)/gm)].map(([, name = '']) => name));
  const isShown = (metric: string) =>
    names.has(metric) || [...ofPrometheus, ...names].includes(metric.replace(/_(bucket|count|sum)$/, ''));
  // Metrics with labels have a series only after an event, so each has one here.
  const labels = new Set([...shown.matchAll(/(\w+)="/g)].map(([, name = '']) => name));
  for (const name of ['exported_job', 'role']) labels.add(name);
  return {
    /** The metrics and labels of an expression that no server exposes. */
    missingIn: (expr: string): string[] => [
      ...metricsIn(expr).filter((metric) => !isShown(metric)),
      ...labelsIn(expr).filter((name) => !labels.has(name)),
    ],
  };
}
