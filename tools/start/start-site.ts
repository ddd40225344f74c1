import { readEnvironment } from '@summit/contract/environment/read-environment';
import { remoteNames } from '@summit/contract/site/page';
import { programArgs } from '@summit/programs/program-args';
import { watchHealth } from '@summit/releases/health/health-gate';
import { createInspector } from '@summit/releases/health/inspect-release';
import { stopWithParent } from '@summit/releases/process/stop-with-parent';
import { releasesFolder } from '@summit/releases/promotion/release-folder';
import { remoteOrigin, shellOrigins, siteSettings } from '@summit/releases/settings/site-settings';
import { releaseSecret } from '@summit/rendering/signing/release-secret';
import { apiProgram } from './api-program.ts';
import { buildChanged } from './build-changed.ts';
import { firstPage } from './first-page.ts';
import { promoteNewBuilds } from './promote-new-builds.ts';
import { RestartingService } from './restarting-service.ts';
import { requireUsablePorts } from './usable-ports.ts';
import { welcome } from './welcome.ts';

const services: RestartingService[] = [];
const watching = new AbortController();
let stopping: Promise<void> | undefined;

function say(line: string): void {
  if (!stopping) console.log(line);
}

function warn(line: string): void {
  if (!stopping) console.error(line);
}

/** May be called repeatedly; resolves when all services have stopped. */
function stopAll(): Promise<void> {
  stopping ??= stopInOrder();
  return stopping;
}

async function stopInOrder(): Promise<void> {
  watching.abort();
  // The front stops first, so that visitors get no partial responses while the database closes.
  for (const service of [...services].reverse()) await service.stop();
}

function givenUp(name: string, how: string): void {
  if (stopping) return;
  console.error(`The ${name} ${how}, again and again. Stopping the site; start it again with npm start.`);
  void stopAll().then(() => process.exit(1));
}

/** Starts a process that is restarted when it ends; the site continues without it meanwhile. */
function startService(name: string, args: readonly string[], env: NodeJS.ProcessEnv): RestartingService {
  const service = new RestartingService({
    name,
    args,
    env,
    say: warn,
    onGivenUp: givenUp,
  });
  services.push(service);
  return service;
}

function startRemote(name: string, dataDir: string, port: number): RestartingService {
  const args = programArgs('serve-remote', [releasesFolder(dataDir, name), String(port)]);
  return startService(`${name} remote`, args, {});
}

async function startSite(): Promise<void> {
  // All invalid variables are reported before anything is started, whichever program reads them.
  const given = readEnvironment(process.env, 'start');
  const settings = siteSettings();
  const { host, ports, dataDir, apiUpstream, apiIsElsewhere } = settings;
  const remotePorts = remoteNames.map((name) => ({ name: `${name} remote`, port: ports[name] }));
  const apiPort = apiIsElsewhere ? [] : [{ name: 'API', port: ports.api }];
  const hasSandbox = !apiIsElsewhere && given.NODE_ENV !== 'production';
  const deskPort = given.RELEASE_DESK_PORT ?? ports.releaseDesk;
  const desk = apiIsElsewhere ? [] : [{ name: 'release desk', port: deskPort }];
  const sandboxPort = hasSandbox ? [{ name: 'payment sandbox', port: ports.payment }] : [];
  const site = { name: 'site', port: ports.site };
  await requireUsablePorts(host, [site, ...remotePorts, ...sandboxPort, ...desk, ...apiPort]);
  const siteOrigin = given.SITE_ORIGIN ?? `http://localhost:${ports.site}`;

  if (!apiIsElsewhere) say('Starting the API and its database …');
  const apiEnv = {
    ...{ API_PORT: String(ports.api), DATA_DIR: dataDir, SITE_ORIGIN: siteOrigin },
    RELEASE_DESK_URL: given.RELEASE_DESK_URL ?? `http://127.0.0.1:${deskPort}`,
  };
  const apiArgs = programArgs(apiProgram(given.NODE_ENV));
  const apiReady = apiIsElsewhere ? Promise.resolve() : startService('API', apiArgs, apiEnv).ready;
  // An API that cannot start is reported immediately, not after the builds.
  const apiLost = apiReady.then(() => new Promise<never>(() => undefined));
  const builds = await Promise.race([buildChanged(say), apiLost]);
  const remotes = remoteNames.map((name) => startRemote(name, dataDir, ports[name]));
  await Promise.all([apiReady, ...remotes.map((remote) => remote.ready)]);
  if (hasSandbox) {
    // The sandbox starts after the API, which generates the secret that they share.
    await startService('payment sandbox', programArgs('payment-sandbox'), apiEnv).ready;
  }
  await promoteNewBuilds(settings, builds, say);
  const shells = shellOrigins(settings);
  if (!apiIsElsewhere) {
    // The desk is only for the API of this machine, whatever address the site listens on.
    const deskEnv = { ...apiEnv, HOST: '127.0.0.1', SITE_SERVERS: shells.join() };
    await startService('release desk', programArgs('release-desk'), deskEnv).ready;
  }

  say('Starting the site …');
  const shellBuild = builds.shell?.folder ?? '';
  const env = {
    SHELL_BUILD: shellBuild,
    PORT: String(ports.site),
    DATA_DIR: dataDir,
    API_UPSTREAM: apiUpstream,
  };
  await startService('site', programArgs('site'), env).ready;
  const getOrigin = (remote: string) => remoteOrigin(settings, remote);
  const secret = releaseSecret(dataDir, settings.secret);
  const inspect = createInspector({ dataDir, getOrigin, apiUpstream, shellBuild, browser: settings.browser });
  void watchHealth({ dataDir, shells, secret, getOrigin, inspect, report: warn }, watching.signal);
  await firstPage(shells[0] ?? '', say, watching.signal);
  say(welcome(siteOrigin));
}

// This is longer than the timeout of any service, so that no process is left running.
stopWithParent(stopAll, { timeoutMs: 120_000 });
startSite().catch(async (error: unknown) => {
  // Failures that are caused by stopping the site are not reported, and must not interrupt the stop.
  if (stopping) return;
  console.error(error instanceof Error ? error.message : error);
  await stopAll();
  process.exit(1);
});
