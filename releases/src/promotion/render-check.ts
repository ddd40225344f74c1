import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import type { RemoteDescriptor } from '@summit/contract/remote-descriptor';
import { Renderer } from '@summit/shell/render/renderer';
import { shellAssets } from '@summit/shell/render/shell-assets';
import { remoteServer } from '../serving/remote-server.ts';
import { gateLimits } from './gate-limits.ts';
import { pageProblems } from './page-check.ts';

export interface RenderCheck {
  /** The folder of the candidate, named as its build. */
  folder: string;
  descriptor: RemoteDescriptor;
  /** The built shell whose rendering process will have to load the release. */
  shellBuild: string;
  apiUpstream: string;
  /** Where the API is away: load the release, and leave its pages untried. Otherwise it is refused. */
  untriedWithoutApi: boolean;
}

const apiTimeoutMs = 5000;

/**
 * Loads a candidate into its own rendering process and renders all its pages, as the site will.
 * Returns the reasons why it is not fit; empty when it is.
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
  const renderer = rendererFor(check, (server.server.address() as AddressInfo).port);
  try {
    const problems = await loadingProblems(renderer);
    if (problems.length > 0 || !apiResponds) return problems;
    return await pageProblems(renderer, descriptor.pages);
  } finally {
    renderer.retire();
    await server.close();
  }
}

function rendererFor({ descriptor, shellBuild, apiUpstream }: RenderCheck, port: number): Renderer {
  const base = `http://127.0.0.1:${port}/${descriptor.buildId}`;
  const remote = { ...descriptor, entry: `${base}/${descriptor.server.manifest}` };
  const live = { revision: 0, remotes: [remote] };
  return new Renderer({
    warmUpMs: gateLimits.warmUpMs,
    timeoutMs: gateLimits.hungMs,
    heapMb: gateLimits.heapMb,
    program: join(shellBuild, 'server', 'main.js'),
    setup: {
      server: live,
      browser: live,
      apiUpstream,
      publicApiBase: '/api',
      siteOrigin: 'http://localhost',
      assets: shellAssets(shellBuild),
      development: false,
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
