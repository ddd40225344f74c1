import { rulesIn } from '@summit/shared-ui/theme/styled-part';
import { getSha256 } from './script-hashes.ts';

/**
 * The style elements of a page, and the hash of each for the page's policy: the site's sheet, and the rules of the parts
 * that are on the page, with the names by which the browser knows that it has them.
 */
export function pageStyles(body: string, sheet: string): { styles: string; styleHashes: string[] } {
  const { names, css: rules } = rulesIn(body);
  const parts = rules ? [{ open: `<style data-styles="${names.join(' ')}">`, css: rules }] : [];
  const all = [{ open: '<style>', css: sheet }, ...parts];
  return {
    styles: all.map(({ open, css }) => `${open}${css}</style>`).join(''),
    styleHashes: all.map(({ css }) => getSha256(css)),
  };
}
