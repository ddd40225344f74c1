import { createRemoteLoader } from '../../federation/remote-loader.ts';
import { createPageRenderer } from './render-page.tsx';
import type { RenderOrder, RenderReport, RenderRequest, RenderSetup } from './render-protocol.ts';
import { warmUp } from './warm-up.ts';

type RenderPage = ReturnType<typeof createPageRenderer>;

let renderPage: RenderPage | undefined;

function send(report: RenderReport): void {
  process.send?.(report);
}

function start(setup: RenderSetup): void {
  const loader = createRemoteLoader();
  renderPage = createPageRenderer(setup, loader);
  void warmUp(setup.server, loader).then((problems) => send({ kind: 'ready', problems }));
}

async function render(request: RenderRequest): Promise<void> {
  const { id } = request;
  send({ kind: 'begun', id });
  try {
    if (!renderPage) throw new Error('the rendering process has no setup yet');
    const page = await renderPage(request);
    send({ kind: 'rendered', id, page, memory: process.memoryUsage.rss() });
  } catch (error) {
    send({ kind: 'failed', id, message: error instanceof Error ? error.message : String(error) });
  }
}

process.on('message', (order: RenderOrder) => {
  if (order.kind === 'setup') start(order.setup);
  else void render(order);
});

// Without the site's server there is nobody to render for.
process.on('disconnect', () => process.exit(0));
