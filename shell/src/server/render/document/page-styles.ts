import type { StyleFile } from '@summit/rendering/render-protocol';
import { globalStyles } from '@summit/shared-ui/theme/global-styles';
import { styleLayers } from '@summit/shared-ui/theme/style-layers';
import { type ThemeSettings, themeVariables } from '@summit/shared-ui/theme/theme-variables';
import { situationStyles } from '../../../app/embedding/situation-styles.ts';
import { getSha256 } from './script-hashes.ts';

/** The site's own style sheet: the order of the layers, and those below and above the styles of parts. */
export function siteSheet(font: string, theme?: ThemeSettings | null): string {
  return [
    `@layer ${styleLayers.join(',')};`,
    `@layer base{${themeVariables(theme)}${globalStyles(font)}}`,
    `@layer situations{${situationStyles}}`,
  ].join('\n');
}

/**
 * The style elements of a page, and the hash of each for the page's policy: the site's sheet, and the style files of
 * its parts, with names by which the builds' scripts recognise that they are loaded.
 */
export function pageStyles(
  sheet: string,
  files: readonly StyleFile[],
): { styles: string; styleHashes: string[] } {
  const parts = files.map(({ name, css }) => ({ open: `<style data-href="${name}">`, css }));
  const all = [{ open: '<style>', css: sheet }, ...parts];
  return {
    styles: all.map(({ open, css }) => `${open}${css}</style>`).join(''),
    styleHashes: all.map(({ css }) => getSha256(css)),
  };
}
