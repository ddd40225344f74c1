import {
  rememberedReleases,
  type RenderOrder,
  type RenderRequest,
  type RenderSetup,
  type SiteReleases,
} from '@summit/rendering/render-protocol';
import { createRemoteLoader } from '../../federation/remote-loader.ts';
import { measureCost } from './cost/render-cost.ts';
import { createPageRenderer } from './document/render-page.tsx';
import { StyleFiles } from './document/style-files.ts';
import { ownLoader } from './process/own-loader.ts';
import type { ParentChannel } from './process/parent-channel.ts';
import type { PassedFetch } from './process/passed-fetch.ts';
import { atMoment } from './process/rehearsed-time.ts';
import { warmUp } from './process/warm-up.ts';

type RenderPage = ReturnType<typeof createPageRenderer>;

/** Handles the parent's orders. */
export function takeOrders({ send, takeOrders: take }: ParentChannel, passed: PassedFetch): void {
  let renderPage: RenderPage | undefined;
  let isTrial = false;
  const known = new Map<number, SiteReleases>();

  function start(setup: RenderSetup): void {
    const { trial, server, browser, beatMs } = setup;
    isTrial = trial !== undefined;
    setInterval(() => send({ kind: 'beat' }), beatMs);
    known.set(0, { server, browser });
    const own = server.remotes.find(({ name }) => name === setup.remote);
    const styles = new StyleFiles(setup.assets.styles);
    const loader = ownLoader(
      createRemoteLoader((remote) => styles.load(remote)),
      own,
    );
    renderPage = createPageRenderer(setup, loader, styles);
    const away = (isAway: boolean) => send({ kind: 'away', away: isAway });
    void warmUp(own, loader, away, trial?.loadMs).then((problems) => send({ kind: 'ready', problems }));
  }

  function learn(number: number, releases: SiteReleases): void {
    known.set(number, releases);
    for (const older of known.keys()) if (older <= number - rememberedReleases) known.delete(older);
  }

  function measure(): void {
    globalThis.gc?.();
    const { heapUsed, external } = process.memoryUsage();
    send({ kind: 'measured', retained: heapUsed + external });
  }

  async function render(request: RenderRequest): Promise<void> {
    const { id } = request;
    send({ kind: 'begun', id });
    const cost = isTrial ? measureCost(passed) : undefined;
    try {
      const releases = known.get(request.releases);
      if (!renderPage || !releases) throw new Error('the rendering process has no setup yet');
      const rendering = renderPage.bind(null, request, releases);
      const page = await (request.rehearsal ? atMoment(request.rehearsal.at, rendering) : rendering());
      if (cost) page.cost = cost();
      send({ kind: 'rendered', id, page, memory: process.memoryUsage.rss() });
    } catch (error) {
      cost?.();
      send({ kind: 'failed', id, message: error instanceof Error ? error.message : String(error) });
    }
  }

  take((order: RenderOrder) => {
    if (passed.takes(order)) return;
    if (order.kind === 'setup') start(order.setup);
    else if (order.kind === 'releases') learn(order.number, order.releases);
    else if (order.kind === 'measure') measure();
    else if (order.kind === 'render') void render(order);
  });
}
