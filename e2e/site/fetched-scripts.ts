import type { Page, Request } from '@playwright/test';

/** Scripts that a page fetches from now on. */
export function getScripts(page: Page): Request[] {
  const scripts: Request[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script') scripts.push(request);
  });
  return scripts;
}

/** What they take as they are sent, without the headers of their responses. */
export async function kilobytes(scripts: readonly Request[]): Promise<number> {
  const sizes = await Promise.all(scripts.map((script) => script.sizes()));
  return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0) / 1024;
}
