import type { RenderedPage } from '../render/render-protocol.ts';
import { RendererLost } from '../render/renderer.ts';

/** A page as a process renders it. */
export const renderedPage = (html: string): RenderedPage => ({
  status: 200,
  html,
  styleHashes: [],
  scriptHashes: [],
  degraded: false,
});

/** A rendering process that needs none: ready at once, and every page says its revision, unless a test has it otherwise. */
export class StandInRenderer {
  alive = true;
  retired = false;
  busy = 0;
  memory = 0;
  away: string[] = [];
  onAway: () => void = () => {};
  ready: Promise<string[]> = Promise.resolve([]);
  end: (reason: string) => void = () => {};
  ended = new Promise<string>((resolve) => (this.end = resolve));
  respond: (path: string) => Promise<RenderedPage>;

  constructor(readonly revision: number) {
    this.respond = async () => renderedPage(`revision ${revision}`);
  }

  async render({ path }: { path: string }) {
    this.busy += 1;
    return this.respond(path).finally(() => (this.busy -= 1));
  }

  retire() {
    this.retired = true;
  }

  /** Ends, and with it what it renders. */
  lose(stage: RendererLost['stage']): RendererLost {
    this.alive = false;
    this.end('it looped');
    return new RendererLost('it looped', stage);
  }
}
