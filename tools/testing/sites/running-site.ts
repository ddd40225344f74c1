import { rmSync } from 'node:fs';
import { reserveSitePort } from './reserve-site-port.ts';
import { startSiteProcess } from './site-process.ts';
import { copyTemplateData, emptyDataFolder } from './template-data.ts';

/** A whole separate site: its ports and data belong to nobody else. */
export interface RunningSite {
  origin: string;
  port: number;
  dataDir: string;
  /** What programs need in their environment to speak of this site. */
  env: { PORT: string; DATA_DIR: string };
  /** Stops every process of the site and deletes its data. */
  stop: () => Promise<void>;
}

export interface SiteOptions {
  /** Receives what the site prints while it starts. */
  say?: (text: string) => void;
  env?: NodeJS.ProcessEnv;
  /** Fills the empty data folder before the site starts on it; else it has the data of a site that was started before. */
  prepare?: (env: RunningSite['env']) => Promise<void>;
}

/** Another run may take the ports between the check and the start. */
const portsTaken = /in use by another program|EADDRINUSE/;
const attempts = 3;

/**
 * Builds what changed and starts a site on free ports with a fresh demo event, as `npm start` does.
 * @throws Error with what the site printed when it does not become ready
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
