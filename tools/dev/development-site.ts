import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { remoteNames } from '@summit/contract/site/page';
import { programSources } from '@summit/programs/program-sources';
import { placeCandidate, readDescriptor, releasesFolder } from '@summit/releases/promotion/release-folder';
import { remoteOrigin, siteSettings } from '@summit/releases/settings/site-settings';
import type { WatchedBuild } from '@summit/remote-kit/watch-app';
import { buildFromSource } from '../build/build-from-source.ts';
import { RestartingService } from '../start/restarting-service.ts';
import { requireUsablePorts } from '../start/usable-ports.ts';
import { type AppWatcher, describeApp, watchInProcess } from './app-watcher.ts';
import { serveRemoteFiles } from './development-files.ts';
import { developmentBuildId, developmentFolder, watchedFolder } from './development-folder.ts';
import { developmentFront, type Front } from './development-front.ts';
import { followSources } from './follow-sources.ts';
import { publishBuilds, renderNewest } from './newest-rendering.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { PendingChanges } from './pending-changes.ts';

/** The offset of the port of the site's server; the front has the site's own port. */
const serverOffset = 50;

/** The whole site in development: watched builds, and services that restart when their sources change. */
export class DevelopmentSite {
  readonly #settings = siteSettings();
  readonly #folder = developmentFolder(this.#settings.dataDir);
  readonly #pending = new PendingChanges();
  readonly #builds = new Map<string, string>();
  /** When each remote was built last, or a version for what its pages are rendered by. */
  readonly #builtAt = new Map<string, string>();
  readonly #services: RestartingService[] = [];
  readonly #stops: (() => unknown)[] = [];
  #front: Front | undefined;
  readonly #serverPort = this.#settings.ports.site + serverOffset;
  readonly #upstream = `http://127.0.0.1:${this.#serverPort}`;

  readonly #render = oneAtATime(() =>
    this.#pending.during('rendering', () => renderNewest({ ...this.#published, upstream: this.#upstream })),
  );

  constructor(private readonly followed: readonly string[]) {}

  get #published() {
    const remotes = () =>
      [...this.#builds].map(([remote, build]) => {
        const builtAt = this.#builtAt.get(remote) ?? new Date(0).toISOString();
        return { remote, build, builtAt, origin: remoteOrigin(this.#settings, remote) };
      });
    return { folder: this.#folder, remotes };
  }

  /** Returns the site's address once it is ready. @throws Error when a part cannot be started */
  async start(): Promise<string> {
    const { host, ports, dataDir } = this.#settings;
    const needed = Object.entries({ ...ports, 'site server': this.#serverPort });
    await requireUsablePorts(
      host,
      needed.map(([name, port]) => ({ name, port })),
    );
    rmSync(this.#folder, { recursive: true, force: true });
    const origin = `http://localhost:${ports.site}`;
    const api = this.#service('API', {
      API_PORT: String(ports.api),
      DATA_DIR: dataDir,
      SITE_ORIGIN: origin,
    });
    const watched = ['shell', ...this.followed].map((app) => this.#watch(app));
    console.log(`Building shell, ${this.followed.join(', ')} for development …`);
    await Promise.all([
      api.ready,
      ...watched.map(({ ready }) => ready),
      ...remoteNames.map((name) => this.#serve(name)),
    ]);
    await this.#describe();
    await this.#placeOthers();
    await publishBuilds(this.#published);
    const server = this.#service('site', {
      SHELL_BUILD: watchedFolder(this.#folder, 'shell'),
      PORT: String(this.#serverPort),
      DATA_DIR: this.#folder,
      API_UPSTREAM: `http://127.0.0.1:${ports.api}`,
      SITE_ORIGIN: origin,
    });
    await server.ready;
    await this.#startFront(ports.site);
    this.#followServices(api, server);
    return origin;
  }

  async stop(): Promise<void> {
    for (const stop of this.#stops.splice(0)) await stop();
    await this.#front?.app.close();
    for (const service of [...this.#services].reverse()) await service.stop();
  }

  /** Runs the sources directly, because they may change at any moment. */
  #service(name: 'API' | 'site', env: NodeJS.ProcessEnv): RestartingService {
    const source = programSources[name === 'API' ? 'demo-api' : 'site'];
    const service = new RestartingService({
      name,
      args: ['--import', 'tsx', source],
      env: { ...env, NODE_ENV: 'development' },
      say: (line) => console.error(line),
      onGivenUp: (given, how) =>
        console.error(`The ${given} ${how}; it starts again when its sources change.`),
    });
    this.#services.push(service);
    return service;
  }

  #watch(app: string): AppWatcher {
    const folder = watchedFolder(this.#folder, app);
    if (app !== 'shell') this.#builds.set(app, folder);
    const watcher = watchInProcess({
      app,
      folder,
      onStale: (target) => this.#pending.begin(`${app} ${target}`),
      onBuilt: (build) => this.#built(app, build),
    });
    this.#stops.push(watcher.stop);
    return watcher;
  }

  #built(app: string, { target, changed, problem }: WatchedBuild & { changed: boolean }): void {
    if (problem !== undefined) {
      console.error(`${app} does not build:\n${problem}`);
      this.#front?.send({ kind: 'failed', app, problem });
    } else if (changed && this.#front) {
      if (target === 'browser') this.#front.send({ kind: 'built', app });
      else void this.#renderAgain(app === 'shell' ? [...this.#builds.keys()] : [app]);
    }
    this.#pending.end(`${app} ${target}`);
  }

  /** Starts new processes for rendering the pages of these remotes. */
  #renderAgain(remotes: Iterable<string>): Promise<void> {
    const now = new Date().toISOString();
    for (const remote of remotes) this.#builtAt.set(remote, now);
    return this.#render();
  }

  async #describe(): Promise<void> {
    await Promise.all(
      this.followed.map((remote) => describeApp(remote, watchedFolder(this.#folder, remote))),
    );
  }

  async #serve(remote: (typeof remoteNames)[number]): Promise<void> {
    const { host, ports } = this.#settings;
    const app = await serveRemoteFiles(releasesFolder(this.#folder, remote), host, ports[remote]);
    this.#stops.push(() => app.close());
  }

  /** Remotes that are not watched use their last build, or are built once. */
  async #placeOthers(): Promise<void> {
    for (const remote of remoteNames.filter((name) => !this.followed.includes(name))) {
      const { folder } = await buildFromSource(remote);
      const descriptor = readDescriptor(folder);
      placeCandidate(this.#folder, folder, descriptor).publish();
      this.#builds.set(remote, join(releasesFolder(this.#folder, remote), descriptor.buildId));
    }
  }

  async #startFront(port: number): Promise<void> {
    this.#front = await developmentFront({
      upstream: this.#upstream,
      shell: {
        folder: `${watchedFolder(this.#folder, 'shell')}/browser`,
        prefix: `/assets/${developmentBuildId}/`,
      },
      settled: () => this.#pending.settled(),
    });
    await this.#front.app.listen({ host: this.#settings.host, port });
  }

  #followServices(api: RestartingService, server: RestartingService): void {
    const renewApi = this.#renewal([['API', api]]);
    const renewServer = this.#renewal([['site', server]]);
    const renewBoth = this.#renewal([
      ['API', api],
      ['site', server],
    ]);
    this.#stops.push(
      followSources(['api/src', 'tally/src'], () => void renewApi()),
      followSources(['shell/src/server', 'shell/src/federation'], () => void renewServer()),
      // Both services read the facts of contract, and the descriptors list the pages.
      followSources(['contract/src'], () => void this.#describe().then(renewBoth, report)),
    );
  }

  /** Restarts services, then reloads every page. */
  #renewal(services: [name: string, service: RestartingService][]): () => Promise<void> {
    return oneAtATime(async () => {
      const started = performance.now();
      await Promise.all(services.map(([name, service]) => this.#pending.during(name, () => service.renew())));
      await this.#renderAgain(this.#builds.keys());
      this.#front?.send({ kind: 'reload' });
      const names = services.map(([name]) => name).join(' and ');
      console.log(`  ${names} restarted in ${((performance.now() - started) / 1000).toFixed(1)} s`);
    });
  }
}

function report(error: unknown): void {
  console.error(error instanceof Error ? error.message : error);
}
