import { sheetBase } from './sheet-base.ts';
import { sheetFonts } from './sheet-fonts.ts';
import { sheetSituations } from './sheet-situations.ts';
import { sheetType } from './sheet-type.ts';

/**
 * The page's own style sheet as plain CSS text: reset, type, focus, motion, forced colours, print.
 * `fontUrl` is where the server serves the variable font's woff2.
 */
export function globalStyles(fontUrl: string): string {
  return [sheetFonts(fontUrl), sheetBase, sheetType, sheetSituations].join('\n');
}
