import { portsFrom, type SitePorts } from '@summit/contract/environment/site-ports';
import { startSite } from '@summit/tools/testing/sites/running-site';
import { patientRendering } from './patient-rendering.ts';

/** The site that the journeys visit. */
export interface SiteUnderTest {
  origin: string;
  ports: SitePorts;
  /** For programs that act on this site: `npm run release`. */
  env: { PORT: string; DATA_DIR: string };
  /** Whether the journeys started it: else it is a site that ran already. */
  isOurs: boolean;
}

/** @throws Error outside a run that started, or was given, a site */
export function siteUnderTest(): SiteUnderTest {
  const { origin, port, env, isOurs = false } = JSON.parse(process.env.SITE_UNDER_TEST ?? '{}');
  if (!origin) throw new Error('No site was started for the journeys.');
  return { origin, ports: portsFrom(port), env, isOurs };
}

/** A check against robots is the same whether it takes a browser a moment or a second: journeys pass hundreds. */
const quickCaptcha = { CAPTCHA_MAX_COUNTER: '20' };

/** Starts a site that the journeys of this process, and of those that it starts, visit from now on. Returns what stops it. */
export async function startSiteUnderTest(say?: (text: string) => void): Promise<() => Promise<void>> {
  const { origin, port, env, stop } = await startSite({ say, env: { ...patientRendering, ...quickCaptcha } });
  process.env.SITE_UNDER_TEST = JSON.stringify({ origin, port, env, isOurs: true });
  return stop;
}
