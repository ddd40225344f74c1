import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import type { Registry } from '@summit/contract/releases/registry';
import type { RemoteDescriptor } from '@summit/contract/releases/remote-descriptor';
import { Renderer } from '@summit/rendering/renderer';
import { shellAssets } from '@summit/rendering/shell-assets';
import { remoteServer } from '../../serving/remote-server.ts';
import { gateLimits } from './gate-limits.ts';
import { pageProblems } from './page-check.ts';

export interface RenderCheck {
  /** The folder of the candidate, which has the name of its build. */
  folder: string;
  descriptor: RemoteDescriptor;
  /** The built shell whose rendering process will have to load the release. */
  shellBuild: string;
  apiUpstream: string;
  /** When the API is unavailable: only load the release, without trying its pages. Otherwise it is refused. */
  untriedWithoutApi: boolean;
  /** The path of a Chromium that opens all pages; absent: the pages are not opened. */
  browser?: string | undefined;
  /** The live releases beside the candidate. */
  registry: Registry;
}

/** The timeout of the API: long enough for a busy machine, but an API that hangs must not block releases forever. */
const apiTimeoutMs = 120_000;

/**
 * Loads a candidate into its own rendering process and renders all its pages, as the site will; then opens them in a
 * browser. Returns the problems; empty when there is none.
 */
export async function renderProblems(check: RenderCheck): Promise<string[]> {
  const { descriptor, apiUpstream, untriedWithoutApi } = check;
  const apiResponds = await responds(`${apiUpstream}/health`);
  if (!apiResponds && !untriedWithoutApi) {
    return [
      `the API at ${apiUpstream} does not respond, so its pages cannot be tried: allow it with --untried`,
    ];
  }
  const server = await remoteServer(dirname(check.folder));
  await server.listen({ host: '127.0.0.1', port: 0 });
  const baseUrl = `http://127.0.0.1:${(server.server.address() as AddressInfo).port}/${descriptor.buildId}`;
  try {
    const problems = await renderedProblems(check, baseUrl, apiResponds);
    const { browser } = check;
    if (problems.length > 0 || !apiResponds || !browser) return problems;
    const { browserProblems } = await import('./browser-check.ts');
    return await browserProblems({ ...check, browser, baseUrl });
  } finally {
    await server.close();
  }
}

/** The problems of the pages in a rendering process. */
async function renderedProblems(
  check: RenderCheck,
  baseUrl: string,
  apiResponds: boolean,
): Promise<string[]> {
  const renderer = rendererFor(check, baseUrl);
  try {
    const problems = await loadingProblems(renderer);
    if (problems.length > 0 || !apiResponds) return problems;
    return await pageProblems(renderer, check.descriptor.pages);
  } finally {
    renderer.retire();
  }
}

function rendererFor({ descriptor, shellBuild, apiUpstream }: RenderCheck, baseUrl: string): Renderer {
  const remote = { ...descriptor, entry: `${baseUrl}/${descriptor.server.manifest}` };
  const live = { revision: 0, remotes: [remote] };
  return new Renderer({
    warmUpMs: gateLimits.warmUpMs,
    timeoutMs: gateLimits.hungMs,
    beats: { beatMs: gateLimits.beatMs, silentMs: gateLimits.silentMs },
    heapMb: gateLimits.heapMb,
    isMeasured: true,
    program: join(shellBuild, 'server', 'main.js'),
    setup: {
      remote: descriptor.name,
      server: live,
      browser: live,
      apiUpstream,
      publicApiBase: '/api',
      siteOrigin: 'http://localhost',
      assets: shellAssets(shellBuild),
      development: false,
      renderMs: gateLimits.partsMs,
      trial: { loadMs: gateLimits.loadMs },
    },
  });
}

async function loadingProblems(renderer: Renderer): Promise<string[]> {
  try {
    return await renderer.ready;
  } catch (error) {
    return [`it does not load: ${error instanceof Error ? error.message : String(error)}`];
  }
}

async function responds(address: string): Promise<boolean> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(apiTimeoutMs) });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}
