import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { programArgs } from '@summit/programs/program-args';
import { siteSettings } from '@summit/releases/settings/site-settings';
import { buildChanged } from '../start/build-changed.ts';
import { promoteNewBuilds } from '../start/promote-new-builds.ts';
import { RestartingService } from '../start/restarting-service.ts';
import { requireUsablePorts } from '../start/usable-ports.ts';
import type { ClusterSettings } from './cluster-settings.ts';
import { takeOut, writeNginxFiles } from './nginx-files.ts';

/** The processes of docker-compose.yml on this machine, without the database. Each is restarted when it ends. */
export class Cluster {
  readonly services = new Map<string, RestartingService>();

  constructor(
    private readonly settings: ClusterSettings,
    private readonly say: (line: string) => void,
  ) {}

  /** @throws Error when something cannot be built or does not become ready */
  async start(): Promise<void> {
    const { settings } = this;
    const { port, httpPort, remotesPort, deskPort, shellPorts, apiPorts } = settings;
    await requireUsablePorts('127.0.0.1', [
      { name: 'front', port },
      { name: 'front (http)', port: httpPort },
      { name: 'remotes', port: remotesPort },
      { name: 'release desk', port: deskPort },
      ...shellPorts.map((at) => ({ name: 'site', port: at })),
      ...apiPorts.map((at) => ({ name: 'API', port: at })),
    ]);
    const builds = await buildChanged(this.say);
    // They start one after the other, because the first one creates the schema and the demo event.
    for (const number of [1, 2]) await this.#startApi(number);
    await this.#service('payment sandbox', programArgs('payment-sandbox')).ready;
    const nginx = writeNginxFiles(settings);
    await this.#service('nginx', programArgs('run-nginx', [nginx, String(settings.port)])).ready;
    await promoteNewBuilds(siteSettings({ ...process.env, ...settings.env }), builds, this.say);
    await Promise.all([1, 2].map((number) => this.#startShell(number, builds.shell?.folder ?? '')));
    await this.#service('release desk', programArgs('release-desk')).ready;
    const seesWith = ['--shell-build', builds.shell?.folder ?? ''];
    await this.#service('health gate', programArgs('health-gate', seesWith)).ready;
  }

  /** Restarts a process; nginx sends visitors to the other site meanwhile, since it would notice only by a failure. */
  async renew(name: string): Promise<void> {
    const site = /^site (\d)$/.exec(name)?.[1];
    if (site) await takeOut(this.settings, Number(site));
    await this.services.get(name)?.renew();
    if (site) await takeOut(this.settings, null);
  }

  /** Stops all processes, the front first. */
  async stop(): Promise<void> {
    for (const service of [...this.services.values()].reverse()) await service.stop();
  }

  async #startApi(number: number): Promise<void> {
    await this.#service(`API ${number}`, programArgs(this.settings.apiProgram), {
      API_PORT: String(this.settings.apiPorts[number - 1]),
    }).ready;
  }

  async #startShell(number: number, build: string): Promise<void> {
    // Each site server has a separate data folder, as on another machine: live releases are published through the database.
    const dataDir = join(this.settings.dataDir, `shell-${number}`);
    mkdirSync(dataDir, { recursive: true });
    await this.#service(`site ${number}`, programArgs('site'), {
      PORT: String(this.settings.shellPorts[number - 1]),
      DATA_DIR: dataDir,
      SHELL_BUILD: build,
    }).ready;
  }

  #service(name: string, args: readonly string[], env: Record<string, string> = {}) {
    const service = new RestartingService({
      ...{ name, args },
      env: { ...this.settings.env, ...env },
      say: this.say,
      onGivenUp: (given, how) => this.say(`The ${given} ${how}, again and again, and is given up.`),
    });
    this.services.set(name, service);
    return service;
  }
}
