import { Worker } from 'node:worker_threads';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { RemoteDescriptor } from '@summit/contract/remote-descriptor';
import { remoteServer } from '../serve/remote-server.ts';
import { releasesFolder } from './release-folder.ts';

interface RenderCheck {
  dataDir: string;
  descriptor: RemoteDescriptor;
  /** The built shell whose rendering worker will have to load the release. */
  shellBuild: string;
  apiUpstream: string;
}

const patienceMs = 60_000;

/**
 * Loads a placed release into a rendering worker of its own and renders one of its pages, as the site will.
 * Answers the reasons why it does not render; empty when it does.
 */
export async function renderProblems(check: RenderCheck): Promise<string[]> {
  const { descriptor } = check;
  const server = await remoteServer(releasesFolder(check.dataDir, descriptor.name));
  await server.listen({ host: '127.0.0.1', port: 0 });
  const { port } = server.server.address() as AddressInfo;
  const base = `http://127.0.0.1:${port}/${descriptor.buildId}`;
  const remote = { ...descriptor, entry: `${base}/${descriptor.server.manifest}` };
  const live = { revision: 0, remotes: [remote] };
  const worker = new Worker(join(check.shellBuild, 'server', 'main.js'), {
    workerData: {
      server: live,
      browser: live,
      apiUpstream: check.apiUpstream,
      publicApiBase: '/api',
      siteOrigin: 'http://localhost',
      assets: { main: '', font: '', buildId: 'check' },
      development: false,
    },
    stdout: true,
    stderr: true,
  });
  try {
    return await answersOf(worker, samplePage(descriptor));
  } finally {
    await worker.terminate();
    await server.close();
  }
}

/** A page without parameters that the server renders, if the release has one. */
function samplePage(descriptor: RemoteDescriptor): string | undefined {
  return descriptor.pages.find(({ path, renderMode }) => renderMode === 'server' && !path.includes(':'))
    ?.path;
}

type Answer =
  { kind: 'ready'; problems: string[] } | { kind: 'rendered' } | { kind: 'failed'; message: string };

function answersOf(worker: Worker, path: string | undefined): Promise<string[]> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(['it did not render in time']), patienceMs);
    const finish = (problems: string[]) => {
      clearTimeout(timer);
      resolve(problems);
    };
    worker.on('error', (error) => finish([`it broke the rendering worker: ${String(error)}`]));
    worker.on('exit', () => finish(['it ended the rendering worker']));
    worker.on('message', (answer: Answer) => {
      if (answer.kind === 'failed') return finish([`it does not render: ${answer.message}`]);
      if (answer.kind === 'rendered' || !path) return finish([]);
      if (answer.kind === 'ready' && answer.problems.length > 0) return finish(answer.problems);
      worker.postMessage({ id: 1, path, search: '' });
    });
  });
}
