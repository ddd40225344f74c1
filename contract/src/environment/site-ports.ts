import type { RemoteName } from '../site/page.ts';

/** The port of the site when PORT is not set. */
const defaultPort = 3000;

/** The offset of each process's port from the site's: two sites with different PORT run side by side. */
export const portOffsets = {
  site: 0,
  content: 1,
  registration: 2,
  awards: 3,
  messaging: 4,
  payment: 5,
  backoffice: 6,
  releaseDesk: 7,
  api: 100,
} as const satisfies Record<RemoteName | 'site' | 'payment' | 'releaseDesk' | 'api', number>;

export type SitePorts = Record<keyof typeof portOffsets, number>;

/** Every port of a site whose own port is `sitePort`; `payment` is the sandbox payment page. */
export function portsFrom(sitePort: number = defaultPort): SitePorts {
  const entries = Object.entries(portOffsets).map(([name, offset]) => [name, sitePort + offset]);
  return Object.fromEntries(entries) as SitePorts;
}
