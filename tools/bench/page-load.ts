import lighthouse from 'lighthouse';

/** What a first visit on a phone costs (Lighthouse mobile): times in ms, sizes in transferred bytes. */
export interface PageLoad {
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  scriptBytes: number;
  /** Scripts of other remotes than the page's own, fetched once the page is quiet. */
  aheadBytes: number;
  totalBytes: number;
}

interface RequestItem {
  url: string;
  resourceType?: string;
  transferSize: number;
}

/**
 * Loads a page once in the Chromium that listens on `port`; `others` are the origins of remotes that do not own it.
 * @throws Error when Lighthouse could not measure it
 */
export async function measureLoad(url: string, port: number, others: string[]): Promise<PageLoad> {
  const result = await lighthouse(url, {
    port,
    onlyCategories: ['performance'],
    output: 'json',
    logLevel: 'silent',
  });
  const report = result?.lhr;
  if (!report || report.runtimeError) {
    throw new Error(`${url}: ${report?.runtimeError?.message ?? 'no report'}`);
  }

  const value = (audit: string) => report.audits[audit]?.numericValue ?? Number.NaN;
  const requests = report.audits['network-requests']?.details as { items: RequestItem[] } | undefined;
  const scripts = requests?.items.filter(({ resourceType }) => resourceType === 'Script') ?? [];
  return {
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    scriptBytes: sum(scripts.filter((script) => !others.includes(new URL(script.url).origin))),
    aheadBytes: sum(scripts.filter((script) => others.includes(new URL(script.url).origin))),
    totalBytes: sum(requests?.items ?? []),
  };
}

function sum(requests: RequestItem[]): number {
  return requests.reduce((bytes, { transferSize }) => bytes + transferSize, 0);
}
