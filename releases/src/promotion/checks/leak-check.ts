import type { ReleasedPage } from '@summit/contract/releases/remote-descriptor';
import type { Renderer } from '@summit/rendering/renderer';
import { samplePath } from '../sample-path.ts';
import { gateLimits } from './gate-limits.ts';

/**
 * Finds pages whose rendering leaks memory, which would end one rendering process after the other on the site. Pages
 * are measured one by one only when all together have added more than their caches need.
 * @param before the memory in use before all pages were rendered once
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
