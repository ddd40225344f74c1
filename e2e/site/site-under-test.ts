import { portsFrom, type SitePorts } from '@summit/contract/site-ports';

/** The site that the journeys visit. */
export interface SiteUnderTest {
  origin: string;
  ports: SitePorts;
  /** For programs that act on this site: `npm run release`. */
  env: { PORT: string; DATA_DIR: string };
}

/** @throws Error outside a run that started, or was given, a site */
export function siteUnderTest(): SiteUnderTest {
  const { origin, port, env } = JSON.parse(process.env.SITE_UNDER_TEST ?? '{}');
  if (!origin) throw new Error('No site was started for the journeys.');
  return { origin, ports: portsFrom(port), env };
}
