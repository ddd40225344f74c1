import { parentPort, workerData } from 'node:worker_threads';
import { createRemoteLoader } from '../../federation/remote-loader.ts';
import { createPageRenderer } from './render-page.tsx';
import type { RenderAnswer, RenderRequest, RenderWorkerData } from './render-protocol.ts';

const data = workerData as RenderWorkerData;
const loader = createRemoteLoader();
const renderPage = createPageRenderer(data, loader);

function answer(message: RenderAnswer): void {
  parentPort?.postMessage(message);
}

parentPort?.on('message', (request: RenderRequest) => {
  renderPage(request).then(
    (page) => answer({ kind: 'rendered', id: request.id, page }),
    (error: unknown) => answer({ kind: 'failed', id: request.id, message: messageOf(error) }),
  );
});

/** Loads every server-rendered page before the first visitor needs it; a remote that fails costs only its own pages. */
async function warmUp(): Promise<string[]> {
  const loads = data.server.remotes.flatMap((remote) =>
    remote.pages
      .filter((page) => page.renderMode === 'server')
      .map((page) => loader.page(remote, page.id).then(() => '', messageOf)),
  );
  const problems = (await Promise.all(loads)).filter(Boolean);
  return [...new Set(problems)];
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

void warmUp().then((problems) => answer({ kind: 'ready', problems }));
