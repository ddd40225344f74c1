import type { ReleasedPage } from '@summit/contract/releases/remote-descriptor';
import type { Renderer } from '@summit/rendering/renderer';
import { samplePath } from '../sample-path.ts';
import { gateLimits } from './gate-limits.ts';

/**
 * Whether renderings leave something behind: on the site such a page ends one rendering process after the other. Only where
 * all pages together have added more than their caches do, each is looked at by itself.
 * @param before what was in use before the pages were rendered, once each
 */
export async function leakProblems(
  renderer: Renderer,
  pages: readonly ReleasedPage[],
  before: number | null,
): Promise<string[]> {
  try {
    for (let count = pages.length; count > 0 && count < gateLimits.measured; count += pages.length) {
      for (const page of pages) await renderer.render({ path: samplePath(page), search: '' });
    }
    const after = await renderer.measure();
    if (before === null || after === null || after - before <= gateLimits.filled) return [];
    const problems: string[] = [];
    for (const page of pages) problems.push(...(await getLeaks(renderer, samplePath(page))));
    return problems;
  } catch (error) {
    return [
      `it cannot be rendered again and again: ${error instanceof Error ? error.message : String(error)}`,
    ];
  }
}

async function getLeaks(renderer: Renderer, path: string): Promise<string[]> {
  const before = (await renderer.measure()) ?? 0;
  for (let count = 0; count < gateLimits.repeated; count += 1) await renderer.render({ path, search: '' });
  const each = Math.round((((await renderer.measure()) ?? before) - before) / gateLimits.repeated);
  return each <= gateLimits.retained
    ? []
    : [
        `its page ${path} leaks: each rendering leaves ${each} bytes in use; ${gateLimits.retained} are the most`,
      ];
}
