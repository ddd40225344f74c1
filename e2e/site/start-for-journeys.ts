import { startSite } from '@summit/tools/testing/running-site';
import { patientRendering } from './patient-rendering.ts';

/** Starts the site that all journeys share; SITE_UNDER_TEST names one that runs already. */
export default async function startForJourneys(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.SITE_UNDER_TEST) return undefined;
  const site = await startSite({
    say: (text) => process.stderr.write(text),
    env: patientRendering,
  });
  process.env.SITE_UNDER_TEST = JSON.stringify({ origin: site.origin, port: site.port, env: site.env });
  return site.stop;
}
