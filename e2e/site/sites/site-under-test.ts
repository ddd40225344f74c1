import { portsFrom, type SitePorts } from '@summit/contract/environment/site-ports';
import { startSite } from '@summit/tools/testing/sites/running-site';
import { patientRendering } from './patient-rendering.ts';

/** The site that the journeys visit. */
export interface SiteUnderTest {
  origin: string;
  ports: SitePorts;
  /** The environment of programs that use this site, such as `npm run release`. */
  env: { PORT: string; DATA_DIR: string };
  /** Whether the journeys started it; otherwise the site was running already. */
  isOurs: boolean;
}

/** @throws Error unless the run has started, or was given, a site */
export function siteUnderTest(): SiteUnderTest {
  const { origin, port, env, isOurs = false } = JSON.parse(process.env.SITE_UNDER_TEST ?? '{}');
  if (!origin) throw new Error('No site was started for the journeys.');
  return { origin, ports: portsFrom(port), env, isOurs };
}

/** Makes the security check fast, because journeys pass hundreds of them, and its duration does not matter. */
const quickCaptcha = { CAPTCHA_MAX_COUNTER: '20' };

/** Starts the site that the journeys of this process and of its children visit from now on. Returns a function that stops it. */
export async function startSiteUnderTest(say?: (text: string) => void): Promise<() => Promise<void>> {
  const { origin, port, env, stop } = await startSite({ say, env: { ...patientRendering, ...quickCaptcha } });
  process.env.SITE_UNDER_TEST = JSON.stringify({ origin, port, env, isOurs: true });
  return stop;
}
