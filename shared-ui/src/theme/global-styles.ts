import { sheetBase } from './sheet-base.ts';
import { sheetFarParts } from './sheet-far-parts.ts';
import { sheetFonts } from './sheet-fonts.ts';
import { sheetSituations } from './sheet-situations.ts';
import { sheetType } from './sheet-type.ts';

/**
 * The page's own style sheet as CSS text: reset, type, focus, motion, forced colours, print, what is far below the window.
 * `fontUrl` is the address of the variable font's woff2.
 */
export function globalStyles(fontUrl: string): string {
  return [sheetFonts(fontUrl), sheetBase, sheetType, sheetSituations, sheetFarParts].join('\n');
}
