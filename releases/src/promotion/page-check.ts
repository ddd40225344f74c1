import { gzipSync } from 'node:zlib';
import type { ReleasedPage } from '@summit/contract/remote-descriptor';
import type { Renderer } from '@summit/shell/render/renderer';
import { gateLimits } from './gate-limits.ts';

type Rendered = Awaited<ReturnType<Renderer['render']>>;

/**
 * Renders every page that the server renders, as visitors will ask for it. Returns why a page is not fit to go live;
 * empty when all are. What a page shows depends on the data of the moment, so a rendering that fails is tried again.
 */
export async function pageProblems(renderer: Renderer, pages: ReleasedPage[]): Promise<string[]> {
  const problems: string[] = [];
  for (const page of pages.filter(({ renderMode }) => renderMode !== 'browser')) {
    problems.push(...(await tryPage(renderer, page)));
    if (!renderer.alive) return problems;
  }
  return problems;
}

async function tryPage(renderer: Renderer, page: ReleasedPage): Promise<string[]> {
  const path = samplePath(page);
  let problem: string | null = null;
  for (let attempt = 0; attempt < gateLimits.renderings; attempt += 1) {
    const begun = performance.now();
    try {
      const rendered = await renderer.render({ path, search: '' });
      problem = problemOf(rendered, page) ?? slowness(performance.now() - begun);
    } catch (error) {
      problem = `does not render: ${error instanceof Error ? error.message : String(error)}`;
    }
    if (problem === null || !renderer.alive) break;
  }
  return problem === null ? [] : [`its page ${path} ${problem}`];
}

/** An address of the page; what a made-up parameter names need not exist. */
function samplePath({ path, sample }: ReleasedPage): string {
  return sample ?? path.replace(/:\w+/g, 'sample');
}

function problemOf({ status, html, degraded, problems = [] }: Rendered, page: ReleasedPage): string | null {
  if (degraded) return `does not render whole: ${problems.join('; ') || 'a part of it failed'}`;
  if (status >= 500) return `responds with the status ${status}`;
  const mayBeMissing = page.path.includes(':') && page.sample === undefined;
  if (status >= 400 && !mayBeMissing) return `responds with the status ${status}`;
  const size = gzipSync(html).length;
  return size <= gateLimits.html
    ? null
    : `has ${size} bytes of compressed HTML; ${gateLimits.html} are the most`;
}

function slowness(ms: number): string | null {
  return ms <= gateLimits.renderMs
    ? null
    : `took ${Math.round(ms)} ms to render; ${gateLimits.renderMs} are the most`;
}
