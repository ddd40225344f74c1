import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { RemoteDescriptor } from '@summit/contract/remote-descriptor';
import { Renderer } from '@summit/shell/render/renderer';
import { shellAssets } from '@summit/shell/render/shell-assets';
import { remoteServer } from '../serving/remote-server.ts';
import { releasesFolder } from './release-folder.ts';

interface RenderCheck {
  dataDir: string;
  descriptor: RemoteDescriptor;
  /** The built shell whose rendering process will have to load the release. */
  shellBuild: string;
  apiUpstream: string;
}

const limits = { warmUpMs: 60_000, timeoutMs: 60_000, heapMb: 256 };

/**
 * Loads a placed release into its own rendering process and renders one of its pages, as the site will.
 * Returns the reasons why it does not render; empty when it does.
 */
export async function renderProblems(check: RenderCheck): Promise<string[]> {
  const { descriptor } = check;
  const server = await remoteServer(releasesFolder(check.dataDir, descriptor.name));
  await server.listen({ host: '127.0.0.1', port: 0 });
  const { port } = server.server.address() as AddressInfo;
  const base = `http://127.0.0.1:${port}/${descriptor.buildId}`;
  const remote = { ...descriptor, entry: `${base}/${descriptor.server.manifest}` };
  const live = { revision: 0, remotes: [remote] };
  const renderer = new Renderer({
    ...limits,
    program: join(check.shellBuild, 'server', 'main.js'),
    setup: {
      server: live,
      browser: live,
      apiUpstream: check.apiUpstream,
      publicApiBase: '/api',
      siteOrigin: 'http://localhost',
      assets: shellAssets(check.shellBuild),
      development: false,
    },
  });
  try {
    return await problemsOf(renderer, samplePage(descriptor));
  } finally {
    renderer.retire();
    await server.close();
  }
}

/** A page without parameters that the server renders, if the release has one. */
function samplePage(descriptor: RemoteDescriptor): string | undefined {
  return descriptor.pages.find(({ path, renderMode }) => renderMode === 'server' && !path.includes(':'))
    ?.path;
}

async function problemsOf(renderer: Renderer, path: string | undefined): Promise<string[]> {
  try {
    const problems = await renderer.ready;
    if (problems.length === 0 && path) await renderer.render({ path, search: '' });
    return problems;
  } catch (error) {
    return [`it does not render: ${error instanceof Error ? error.message : String(error)}`];
  }
}
