import { withoutRest } from '@summit/contract/paths/path-pattern';
import * as pages from '@summit/contract/site/site-map';

/** The address of a screen of the backoffice, or of what is below it: `screenPath('orders', id)`. */
export function screenPath(...steps: readonly string[]): string {
  return [withoutRest(pages.backoffice.path), ...steps.map(encodeURIComponent)].join('/');
}
