import { failureReportPath, viewTokenName } from '@summit/contract/releases/release-health';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';

/** A visitor who comes from the site's own machine, whose header for the visitor's address the site trusts, like a load balancer's. */
export interface ForgingVisitor {
  origin: string;
  ip: string;
}

interface Report {
  remote: string;
  buildId: string;
}

/** Opens a page of the awards like a browser does. @returns the page's token for reports */
export async function openAwards({ origin, ip }: ForgingVisitor): Promise<string> {
  const response = await fetch(`${origin}${href(pages.awardsWelcome)}`, {
    headers: { 'x-forwarded-for': ip },
  });
  await response.arrayBuffer();
  return tokenIn(response.headers.get('server-timing'));
}

function tokenIn(timings: string | null): string {
  const [, token = ''] = new RegExp(`\\b${viewTokenName};desc="([^"]+)"`).exec(timings ?? '') ?? [];
  return token;
}

/** Reports that the page failed, although it did not. */
export async function forgeReport(
  { origin, ip }: ForgingVisitor,
  view: string,
  report: Report,
): Promise<number> {
  const { status } = await fetch(`${origin}${failureReportPath}`, {
    method: 'POST',
    headers: { 'content-type': 'text/plain;charset=UTF-8', 'x-forwarded-for': ip },
    body: JSON.stringify({ ...report, phase: 'render', page: 'awardsWelcome', view }),
  });
  return status;
}

/** Addresses that are each in a separate network; half of them are IPv6. */
export function getAddresses(networks: number, device = 1): string[] {
  return Array.from({ length: networks }, (_, network) =>
    network % 2 === 0 ? `198.18.${network}.${device}` : `2001:db8:${network}:${device}::1`,
  );
}
