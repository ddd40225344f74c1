import type { Registry } from '@summit/contract/releases/registry';
import type { ReleaseAlarm } from '@summit/contract/releases/release-health';

export interface ReleaseStatus {
  registry: Registry;
  /** Null while no revision is rendered. */
  renderedRevision: number | null;
  /** The health gate's alarms for people. */
  alarms?: readonly ReleaseAlarm[];
}

const shownChanges = 30;

/** A page for operators: what is live, its history, and whether it is rendered. */
export function releaseStatusPage({ registry, renderedRevision, alarms = [] }: ReleaseStatus): string {
  const { revision, updatedAt, live, history } = registry;
  const rendered =
    renderedRevision === revision ? 'rendered' : `not rendered: revision ${renderedRevision} is`;
  const releases = Object.entries(live).map(([remote, { buildId, baseUrl, promotedAt, descriptor }]) =>
    row([remote, descriptor.version, buildId, promotedAt, String(descriptor.pages.length), baseUrl]),
  );
  const changes = history
    .slice(-shownChanges)
    .reverse()
    .map(({ at, action, remote, buildId, by = '', why = '' }) => row([at, action, remote, buildId, by, why]));
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Releases</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>body{font:16px/1.5 system-ui;margin:2rem;color-scheme:light dark}table{border-collapse:collapse;margin-block:1rem 2rem}td,th{padding:.25rem .75rem;text-align:left;border-bottom:1px solid #8886}div{overflow-x:auto}</style></head>
<body><h1>Releases</h1>
${alarms.map(({ why }) => `<p role="alert"><strong>${escaped(why)}</strong></p>`).join('\n')}
<p>Revision ${revision} of ${escaped(updatedAt)}, ${rendered}. <a href="/metrics">Metrics</a></p>
<div><table><caption>Live</caption>${head(['Remote', 'Version', 'Build', 'Since', 'Pages', 'From'])}${releases.join('')}</table></div>
<div><table><caption>Latest changes</caption>${head(['When', 'What', 'Remote', 'Build', 'By', 'Why'])}${changes.join('')}</table></div>
</body></html>`;
}

function head(names: string[]): string {
  return `<tr>${names.map((name) => `<th scope="col">${name}</th>`).join('')}</tr>`;
}

function row(cells: string[]): string {
  return `<tr>${cells.map((cell) => `<td>${escaped(cell)}</td>`).join('')}</tr>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
