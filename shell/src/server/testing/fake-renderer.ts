import type { LiveRemotes } from '@summit/contract/releases/live-remotes';
import type { RenderedPage, SiteReleases } from '@summit/rendering/render-protocol';
import { RendererLost } from '@summit/rendering/renderer-lost';

/** A page as a process renders it. */
export const renderedPage = (html: string): RenderedPage => ({
  status: 200,
  html,
  styleHashes: [],
  scriptHashes: [],
  degraded: false,
});

/**
 * A fake rendering process: it is ready immediately, and every page states its process and revision unless a test changes
 * that.
 */
export class FakeRenderer {
  alive = true;
  retired = false;
  used = false;
  busy = 0;
  memory = 0;
  away = false;
  onAway: () => void = () => {};
  ready: Promise<string[]> = Promise.resolve([]);
  end: (reason: string) => void = () => {};
  ended = new Promise<string>((resolve) => (this.end = resolve));
  respond: (path: string, revision?: number) => Promise<RenderedPage>;

  /** `content@c1`, or `frame`. */
  readonly name: string;

  constructor(
    readonly remote: string | null,
    { remotes }: LiveRemotes,
  ) {
    const own = remotes.find(({ name }) => name === remote);
    this.name = own ? `${own.name}@${own.buildId}` : 'frame';
    this.respond = async (_path, revision) => renderedPage(`${this.name} for revision ${revision}`);
  }

  async render({ path, releases }: { path: string; releases?: SiteReleases }) {
    this.busy += 1;
    this.used = true;
    return this.respond(path, releases?.server.revision).finally(() => (this.busy -= 1));
  }

  retire() {
    this.retired = true;
  }

  /** Ends the process, and with it the pages that it renders. */
  lose(stage: RendererLost['stage']): RendererLost {
    this.alive = false;
    this.end('it looped');
    return new RendererLost('it looped', stage);
  }
}
