import type { Page, Request } from '@playwright/test';

/** The scripts that a page fetches from now on. */
export function getScripts(page: Page): Request[] {
  const scripts: Request[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script') scripts.push(request);
  });
  return scripts;
}

/** The size of the scripts as they are sent, without response headers. */
export async function kilobytes(scripts: readonly Request[]): Promise<number> {
  const sizes = await Promise.all(scripts.map((script) => script.sizes()));
  return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0) / 1024;
}
