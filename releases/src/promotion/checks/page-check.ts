import { gzipSync } from 'node:zlib';
import type { ReleasedPage } from '@summit/contract/releases/remote-descriptor';
import type { Renderer } from '@summit/rendering/renderer';
import { samplePath } from '../sample-path.ts';
import { gateLimits } from './gate-limits.ts';
import { leakProblems } from './leak-check.ts';

type Rendered = Awaited<ReturnType<Renderer['render']>>;

/**
 * Renders every server-rendered page as for a visitor. Returns the problems; empty when there is none. A rendering
 * that fails is retried, because it may depend on the data of the moment.
 */
export async function pageProblems(renderer: Renderer, pages: ReleasedPage[]): Promise<string[]> {
  const problems: string[] = [];
  const rendered = pages.filter(({ renderMode }) => renderMode !== 'browser');
  const before = await renderer.measure();
  for (const page of rendered) {
    problems.push(...(await tryPage(renderer, page)));
    if (!renderer.alive) return problems;
  }
  return problems.length > 0 ? problems : leakProblems(renderer, rendered, before);
}

async function tryPage(renderer: Renderer, page: ReleasedPage): Promise<string[]> {
  const path = samplePath(page);
  let problem: string | null = null;
  for (let attempt = 0; attempt < gateLimits.renderings; attempt += 1) {
    try {
      const rendered = await renderer.render({ path, search: '' });
      problem = getProblem(rendered, page) ?? slowness(rendered);
    } catch (error) {
      problem = `does not render: ${error instanceof Error ? error.message : String(error)}`;
    }
    if (problem === null || !renderer.alive) break;
  }
  return problem === null ? [] : [`its page ${path} ${problem}`];
}

function getProblem({ status, html, degraded, problems = [] }: Rendered, page: ReleasedPage): string | null {
  if (degraded) return `does not render whole: ${problems.join('; ') || 'a part of it failed'}`;
  if (status >= 500) return `responds with the status ${status}`;
  const mayBeMissing = page.path.includes(':') && page.sample === undefined;
  if (status >= 400 && !mayBeMissing) return `responds with the status ${status}`;
  const size = gzipSync(html).length;
  return size <= gateLimits.html
    ? null
    : `has ${size} bytes of compressed HTML; ${gateLimits.html} are the most`;
}

/** Whether a page is too slow, by its cost rather than by the clock, because on a busy machine every page is slow. */
function slowness({ cost }: Rendered): string | null {
  if (!cost) return 'was not measured';
  const ms = cost.cpuMs + cost.waitedMs;
  return ms <= gateLimits.renderMs
    ? null
    : `took ${Math.round(ms)} ms to render; ${gateLimits.renderMs} are the most`;
}
