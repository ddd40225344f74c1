import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import type { Config } from '../config.ts';

/** The address of a screen of the backoffice for an email: `backofficeUrl(config, 'orders', orderId)`. */
export function backofficeUrl({ siteOrigin }: Pick<Config, 'siteOrigin'>, ...steps: string[]): string {
  return [`${siteOrigin}${href(pages.backoffice)}`, ...steps.map(encodeURIComponent)].join('/');
}
