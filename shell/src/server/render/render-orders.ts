import { createRemoteLoader } from '../../federation/remote-loader.ts';
import { measureCost } from './render-cost.ts';
import { createPageRenderer } from './render-page.tsx';
import type { RenderOrder, RenderReport, RenderRequest, RenderSetup } from './render-protocol.ts';
import { warmUp } from './warm-up.ts';

type RenderPage = ReturnType<typeof createPageRenderer>;

let renderPage: RenderPage | undefined;
let isTrial = false;

function send(report: RenderReport): void {
  process.send?.(report);
}

function start(setup: RenderSetup): void {
  const { trial } = setup;
  isTrial = trial !== undefined;
  if (trial) setInterval(() => send({ kind: 'beat' }), trial.beatMs);
  const loader = createRemoteLoader();
  renderPage = createPageRenderer(setup, loader);
  const away = (names: string[]) => send({ kind: 'away', names });
  void warmUp(setup.server, loader, away, trial?.loadMs).then((problems) =>
    send({ kind: 'ready', problems }),
  );
}

function measure(): void {
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  send({ kind: 'measured', retained: heapUsed + external });
}

async function render(request: RenderRequest): Promise<void> {
  const { id } = request;
  send({ kind: 'begun', id });
  const cost = isTrial ? measureCost() : undefined;
  try {
    if (!renderPage) throw new Error('the rendering process has no setup yet');
    const page = await renderPage(request);
    if (cost) page.cost = cost();
    send({ kind: 'rendered', id, page, memory: process.memoryUsage.rss() });
  } catch (error) {
    cost?.();
    send({ kind: 'failed', id, message: error instanceof Error ? error.message : String(error) });
  }
}

process.on('message', (order: RenderOrder) => {
  if (order.kind === 'setup') start(order.setup);
  else if (order.kind === 'measure') measure();
  else void render(order);
});

// Without the site's server there is nobody to render for.
process.on('disconnect', () => process.exit(0));
