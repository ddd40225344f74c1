import { rmSync } from 'node:fs';
import { reserveSitePort } from './reserve-site-port.ts';
import { startSiteProcess } from './site-process.ts';
import { copyTemplateData, emptyDataFolder } from './template-data.ts';

/** A whole separate site, with separate ports and data. */
export interface RunningSite {
  origin: string;
  port: number;
  dataDir: string;
  /** The environment of programs that use this site. */
  env: { PORT: string; DATA_DIR: string };
  /** Stops every process of the site and deletes its data. */
  stop: () => Promise<void>;
}

export interface SiteOptions {
  /** Receives the site's output while it starts. */
  say?: (text: string) => void;
  env?: NodeJS.ProcessEnv;
  /** Fills the empty data folder before the site starts on it; by default it gets a copy of an earlier site's data. */
  prepare?: (env: RunningSite['env']) => Promise<void>;
}

/** Matches the failure when another run took a port between the check and the start. */
const portsTaken = /in use by another program|EADDRINUSE/;
const attempts = 3;

/**
 * Builds the changed apps and starts a site on free ports with a fresh demo event, like `npm start` does.
 * @throws Error with the site's output when it does not become ready
 */
export async function startSite(options: SiteOptions = {}): Promise<RunningSite> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await startSiteOnce(options);
    } catch (error) {
      if (attempt === attempts || !portsTaken.test(String(error))) throw error;
    }
  }
}

async function startSiteOnce({ say = () => undefined, env, prepare }: SiteOptions): Promise<RunningSite> {
  const { port } = await reserveSitePort();
  const dataDir = emptyDataFolder();
  const own = { PORT: String(port), DATA_DIR: dataDir };
  const drop = () => rmSync(dataDir, { recursive: true, force: true });
  try {
    if (prepare) await prepare(own);
    else await copyTemplateData(dataDir, (folder) => startAndStop(folder, say));
    const site = await startSiteProcess({ env: { ...env, ...own }, say });
    const stop = async () => {
      await site.stop();
      drop();
    };
    return { origin: `http://localhost:${port}`, port, dataDir, env: own, stop };
  } catch (error) {
    drop();
    throw error;
  }
}

async function startAndStop(dataDir: string, say: (text: string) => void): Promise<void> {
  const { port, release } = await reserveSitePort();
  const site = await startSiteProcess({ env: { PORT: String(port), DATA_DIR: dataDir }, say });
  await site.stop();
  release();
}
