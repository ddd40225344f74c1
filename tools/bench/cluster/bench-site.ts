import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { portsFrom } from '@summit/contract/environment/site-ports';
import { remoteNames } from '@summit/contract/site/page';
import { programArgs } from '@summit/programs/program-args';
import { releasesFolder } from '@summit/releases/promotion/release-folder';
import { siteSettings } from '@summit/releases/settings/site-settings';
import { clusterSettings } from '../../cluster/cluster-settings.ts';
import type { Builds } from '../../start/build-changed.ts';
import { promoteNewBuilds } from '../../start/promote-new-builds.ts';
import { Service } from '../../start/service.ts';

/** Several APIs and site servers on one database, as behind a load balancer that is not part of the measurement. */
export interface BenchSite {
  /** The addresses of the site servers. */
  sites: readonly string[];
  /** The site servers' processes. */
  sitePids: readonly number[];
  /** The addresses of the site servers' metrics. */
  metrics: readonly string[];
  /** The secret that signs access tokens. */
  apiSecret: string;
  /** The CPU time that all processes have used so far, in milliseconds, without the database. */
  cpuMs(): Promise<number>;
  stop(): Promise<void>;
}

interface BenchSiteOptions {
  databaseUrl: string;
  dataDir: string;
  port: number;
  processes: number;
  builds: Builds;
}

/** @throws Error when a process does not become ready */
export async function startBenchSite(options: BenchSiteOptions): Promise<BenchSite> {
  const { databaseUrl, dataDir, port, processes, builds } = options;
  const settings = clusterSettings({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir, PORT: String(port) });
  const [apiPorts, sitePorts] = [settings.apiPorts, settings.shellPorts].map((ports) =>
    ports.slice(0, processes),
  ) as [number[], number[]];
  const addresses = (ports: number[]) => ports.map((at) => `http://127.0.0.1:${at}`);
  const env: Record<string, string> = {
    ...settings.env,
    API_UPSTREAM: addresses(apiPorts).join(),
    SITE_SERVERS: addresses(sitePorts).join(),
    // The remotes have separate file servers here.
    REMOTE_ORIGIN_TEMPLATE: '',
    DRAIN_SECONDS: '0',
  };
  const services: Service[] = [];
  const sitePids: number[] = [];
  const start = (name: string, args: readonly string[], more: Record<string, string> = {}) => {
    const onLost = (lost: string, how: string) => console.error(`The ${lost} ${how}.`);
    const service = new Service({
      name,
      args,
      env: { ...env, ...more },
      say: (line) => console.error(line),
      onLost,
    });
    services.push(service);
    if (name === 'site') sitePids.push(service.pid ?? 0);
    return service.ready;
  };
  const stop = async () => {
    for (const service of [...services].reverse()) await service.stop();
  };
  try {
    // They start one after the other, because the first one creates the schema and the demo event.
    for (const api of apiPorts) await start('API', programArgs('demo-api'), { API_PORT: String(api) });
    for (const remote of remoteNames) {
      const args = [releasesFolder(dataDir, remote), String(portsFrom(port)[remote])];
      await start(`${remote} remote`, programArgs('serve-remote', args));
    }
    // Releases are published through the database that the environment names.
    Object.assign(process.env, env);
    await promoteNewBuilds(siteSettings(), builds, () => undefined);
    for (const site of sitePorts) {
      const own = join(dataDir, `site-${site}`);
      mkdirSync(own, { recursive: true });
      const shellBuild = builds.shell?.folder ?? '';
      await start('site', programArgs('site'), {
        ...{ PORT: String(site), METRICS_PORT: String(site + 10), DATA_DIR: own, SHELL_BUILD: shellBuild },
      });
    }
  } catch (error) {
    await stop();
    throw error;
  }
  const metricsPorts = sitePorts.map((site) => site + 10);
  const measured = [...apiPorts, ...metricsPorts];
  return {
    sites: addresses(sitePorts),
    sitePids,
    metrics: addresses(metricsPorts).map((at) => `${at}/metrics`),
    apiSecret: env.API_SECRET ?? '',
    cpuMs: () => getCpu(measured),
    stop,
  };
}

async function getCpu(ports: readonly number[]): Promise<number> {
  const each = await Promise.all(
    ports.map(async (port) => {
      const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
      return Number(/^process_cpu_seconds_total (\S+)/m.exec(text)?.[1]) * 1000;
    }),
  );
  return each.reduce((sum, ms) => sum + ms, 0);
}
