import { setTimeout as pause } from 'node:timers/promises';
import { remoteNames } from '../build/apps.ts';
import { releasesFolder } from '../release/release-folder.ts';
import { siteSettings } from '../release/release-settings.ts';
import { buildChanged } from './build-changed.ts';
import { requireFreePorts } from './free-ports.ts';
import { promoteNewBuilds } from './promote-new-builds.ts';
import { Service } from './service.ts';
import { stopWithParent } from './stop-with-parent.ts';
import { welcome } from './welcome.ts';

const restartPauseMs = 500;
const services: Service[] = [];
let stopping = false;

function say(line: string): void {
  if (!stopping) console.log(line);
}

async function stopAll(): Promise<void> {
  if (stopping) return;
  stopping = true;
  // Front first: visitors get no half answers while the database closes.
  for (const service of [...services].reverse()) await service.stop();
}

function lost(name: string, how: string): void {
  if (stopping) return;
  console.error(`The ${name} ${how}. Stopping the site; start it again with npm start.`);
  void stopAll().then(() => process.exit(1));
}

function startService(
  name: string,
  program: string,
  args: string[],
  env: NodeJS.ProcessEnv,
  onLost: (name: string, how: string) => unknown = lost,
): Service {
  const service = new Service({ name, program, args, env, readyWithinMs: 120_000, onLost });
  services.push(service);
  return service;
}

/** A remote's server that ends is started again: the site goes on without it meanwhile. */
function startRemote(name: string, dataDir: string, port: number): Service {
  const args = [releasesFolder(dataDir, name), String(port)];
  const start = () => startService(`${name} remote`, 'tools/serve/serve-remote.ts', args, {}, again);

  async function again(label: string, how: string): Promise<void> {
    if (stopping) return;
    console.error(`The ${label} ${how}. Starting it again; the rest of the site goes on.`);
    for (;;) {
      await pause(restartPauseMs);
      if (stopping) return;
      // Somebody else may hold its port for a while: then the next attempt follows.
      const ready = start().ready.then(
        () => true,
        () => false,
      );
      if (await ready) return;
    }
  }
  return start();
}

async function startSite(): Promise<void> {
  const settings = siteSettings();
  const { host, ports, dataDir, apiUpstream, apiIsElsewhere } = settings;
  const remotePorts = remoteNames.map((name) => ({ name: `${name} remote`, port: ports[name] }));
  const apiPort = apiIsElsewhere ? [] : [{ name: 'API', port: ports.api }];
  await requireFreePorts(host, [{ name: 'site', port: ports.site }, ...remotePorts, ...apiPort]);
  const siteOrigin = process.env.SITE_ORIGIN ?? `http://localhost:${ports.site}`;

  if (!apiIsElsewhere) say('Starting the API and its database …');
  const apiEnv = { API_PORT: String(ports.api), DATA_DIR: dataDir, SITE_ORIGIN: siteOrigin };
  const apiReady = apiIsElsewhere
    ? Promise.resolve()
    : startService('API', 'api/src/server.ts', [], apiEnv).ready;
  // An API that cannot start is said at once, not after the builds.
  const apiLost = apiReady.then(() => new Promise<never>(() => undefined));
  const builds = await Promise.race([buildChanged(say), apiLost]);
  const remotes = remoteNames.map((name) => startRemote(name, dataDir, ports[name]));
  await Promise.all([apiReady, ...remotes.map((remote) => remote.ready)]);
  await promoteNewBuilds(settings, builds, say);

  say('Starting the site …');
  const shellBuild = builds.shell?.folder ?? '';
  const env = {
    SHELL_BUILD: shellBuild,
    PORT: String(ports.site),
    DATA_DIR: dataDir,
    API_UPSTREAM: apiUpstream,
  };
  await startService('site', 'shell/src/server/server.ts', [], env).ready;
  say(welcome(siteOrigin));
}

stopWithParent(stopAll);
startSite().catch(async (error: unknown) => {
  if (!stopping) console.error(error instanceof Error ? error.message : error);
  await stopAll();
  process.exit(1);
});
