import { startSiteUnderTest } from './site-under-test.ts';

/** Starts the site that journeys share; SITE_UNDER_TEST names a running one instead. */
export default async function startForJourneys(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.SITE_UNDER_TEST) return undefined;
  return startSiteUnderTest((text) => process.stderr.write(text));
}
