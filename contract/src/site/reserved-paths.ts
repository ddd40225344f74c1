import { withoutRest } from '../paths/path-pattern.ts';
import { redirects } from './redirects.ts';
import {
  homeScreenIcons,
  manifestPath,
  offlineWorkerPath,
  sharePicturePath,
  touchIconPath,
} from './site-facts.ts';

const files = [
  sharePicturePath,
  manifestPath,
  offlineWorkerPath,
  touchIconPath,
  ...homeScreenIcons.map(({ path }) => path),
];

/**
 * What the shell's server responds to by itself, by the first segment of the address: no remote's page can be there.
 * `r`: the remotes' files under the site's own address.
 */
const ownSegments = [
  'api',
  'assets',
  'dev',
  'favicon.ico',
  'favicon.svg',
  'health',
  'metrics',
  'old-browser.js',
  'openapi.json',
  'preview',
  'r',
  'ready',
  'registry.json',
  'rehearsal',
  'robots.txt',
  'sitemap.xml',
  'styleguide',
  ...files.map((path) => path.slice(1)),
];

const redirected: ReadonlySet<string> = new Set(Object.values(redirects).map(({ path }) => path));

/**
 * Whether a page's path (it may hold parameters) belongs to the shell. A parameter in the first place would take every
 * address that is still free.
 */
export function isReserved(path: string): boolean {
  const [first = ''] = path.split('/').filter((segment) => segment !== '');
  return first.startsWith(':') || ownSegments.includes(first) || redirected.has(withoutRest(path));
}
