import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { AwayRemote } from '@summit/contract/frame/shell-state';
import type { FailurePhase, ReleaseKey } from '@summit/contract/releases/release-health';
import { addGateMetrics, type GateLevels } from './gate-metrics.ts';
import type { ReleaseStatus } from './release-status.ts';

/** Where a page came from: `fresh` and `stale` from the cache, `rendered` while its visitor waited. */
export type PageSource = 'fresh' | 'stale' | 'rendered';

/** The outcome of a rendering: `degraded` has holes that browsers fill, `failed` is left to browsers entirely. */
type RenderOutcome = 'whole' | 'degraded' | 'failed';

/** The gauges, which are read when the metrics are scraped. */
export interface Levels {
  cachedBytes: number;
  waitingPages: number;
  renderProcesses: number;
  registryRevision: number;
  /** Null while no revision is rendered. */
  renderedRevision: number | null;
  /** Live remotes that do not load on the server. */
  away: readonly AwayRemote[];
}

/** The labels of the remote that renders a page; `none` for addresses that no remote owns. */
interface Renderer {
  remote: string;
  /** The live build of the remote. */
  release: string;
}

const noLevels: Levels = {
  cachedBytes: 0,
  waitingPages: 0,
  renderProcesses: 0,
  registryRevision: 0,
  renderedRevision: null,
  away: [],
};

/** The metrics of the site's server, in Prometheus' text format. No label holds an address from a visitor. */
export class SiteMetrics {
  readonly #registry = new Registry();
  readonly #requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request to the end of its response',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10],
    registers: [this.#registry],
  });
  readonly #pages = new Counter({
    name: 'site_pages_total',
    help: 'Pages by where they came from: fresh or stale from the cache, or rendered while the visitor waited',
    labelNames: ['source'],
    registers: [this.#registry],
  });
  readonly #renders = new Histogram({
    name: 'site_render_duration_seconds',
    help: 'Time to render a page on the server, waiting for a process included, by remote, release and outcome',
    labelNames: ['remote', 'release', 'outcome'],
    buckets: [0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 8],
    registers: [this.#registry],
  });
  readonly #views = new Counter({
    name: 'site_release_views_total',
    help: 'Pages sent to visitors, by remote and release; previews are left out, and copies that a cache in front has sent',
    labelNames: ['remote', 'release'],
    registers: [this.#registry],
  });
  readonly #failures = new Counter({
    name: 'site_release_failures_total',
    help: 'Failures by remote, release and phase: load and render as browsers report them, server as it renders',
    labelNames: ['remote', 'release', 'phase'],
    registers: [this.#registry],
  });
  readonly #copyFailures = new Counter({
    name: 'site_release_copy_failures_total',
    help: 'Failures that browsers report of copies that a cache in front has sent, by remote and release',
    labelNames: ['remote', 'release'],
    registers: [this.#registry],
  });
  readonly #unproven = new Counter({
    name: 'site_unproven_reports_total',
    help: 'Reports of failures without the token of a page that was sent, which count for nothing',
    registers: [this.#registry],
  });
  readonly #losses = new Counter({
    name: 'site_render_processes_lost_total',
    help: 'Rendering processes that hung, ended or needed too much memory',
    registers: [this.#registry],
  });

  /** Set by the server when the site is open. */
  levels: () => Levels = () => noLevels;

  /** The state of the health gate, set like the levels. */
  gate: () => GateLevels = () => ({ askedAt: null, aheadMs: 0, alarms: [] });

  /** The live releases, set like the levels. */
  releases: (() => ReleaseStatus) | undefined;

  constructor() {
    collectDefaultMetrics({ register: this.#registry });
    this.#gauge('site_cached_bytes', 'What cached pages take', ({ cachedBytes }) => cachedBytes);
    this.#gauge('site_render_queue', 'Pages that wait for a process', ({ waitingPages }) => waitingPages);
    this.#gauge('site_render_processes', 'Processes that render', ({ renderProcesses }) => renderProcesses);
    this.#gauge(
      'site_registry_revision',
      'The registry as it is',
      ({ registryRevision }) => registryRevision,
    );
    this.#gauge(
      'site_rendered_revision',
      'The revision that is rendered; less than the registry while one takes over, or does not load',
      ({ renderedRevision }) => renderedRevision ?? 0,
    );
    this.#awayGauge();
    addGateMetrics(this.#registry, () => this.gate());
  }

  get contentType(): string {
    return this.#registry.contentType;
  }

  text(): Promise<string> {
    return this.#registry.metrics();
  }

  /** Times every request of a server, by route. */
  timeRequests(app: FastifyInstance): void {
    app.addHook('onResponse', (request, reply, done) => {
      const route = request.routeOptions.url ?? 'unknown';
      const labels = { method: request.method, route, status: reply.statusCode };
      this.#requests.observe(labels, reply.elapsedTime / 1000);
      done();
    });
  }

  readonly countPage = (source: PageSource): void => this.#pages.inc({ source });

  /** Counts a page of a release that was sent; `broke`: its own code failed on the server. */
  countView(release: ReleaseKey, broke: boolean): void {
    this.#views.inc(getLabels(release));
    if (broke) this.countFailure(release, 'server');
  }

  countFailure(release: ReleaseKey, phase: FailurePhase): void {
    this.#failures.inc({ ...getLabels(release), phase });
  }

  countCopyFailure(release: ReleaseKey): void {
    this.#copyFailures.inc(getLabels(release));
  }

  readonly countUnproven = (): void => this.#unproven.inc();

  readonly countLoss = (): void => this.#losses.inc();

  /** Times a rendering and returns its result. */
  async timeRender<Page extends { degraded: boolean }>(
    { remote, release }: Renderer,
    render: () => Promise<Page>,
  ): Promise<Page> {
    const end = this.#renders.startTimer({ remote, release });
    const done = (outcome: RenderOutcome) => end({ outcome });
    try {
      const page = await render();
      done(page.degraded ? 'degraded' : 'whole');
      return page;
    } catch (error) {
      done('failed');
      throw error;
    }
  }

  #awayGauge(): void {
    const collect = () => {
      gauge.reset();
      for (const { remote, role } of this.levels().away) gauge.set({ remote, role }, 1);
    };
    const gauge: Gauge<'remote' | 'role'> = new Gauge({
      name: 'site_remote_away',
      help: 'Live remotes that do not load on the server, with what each is to the site',
      labelNames: ['remote', 'role'],
      registers: [this.#registry],
      collect,
    });
  }

  #gauge(name: string, help: string, valueOf: (levels: Levels) => number): void {
    const collect = () => gauge.set(valueOf(this.levels()));
    const gauge: Gauge = new Gauge({ name, help, registers: [this.#registry], collect });
  }
}

function getLabels(key: ReleaseKey): Renderer {
  const [remote = '', release = ''] = key.split('@');
  return { remote, release };
}
