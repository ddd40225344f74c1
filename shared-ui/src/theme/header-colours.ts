import { contrast, inkOn, isHexColour, mix, readable } from './contrast.ts';
import { paletteOn } from './palettes.ts';
import type { PartColours } from './settings-variables.ts';
import type { GroundPalette, Palette } from './tokens.ts';
import { darkGround, lightGround } from './tokens.ts';

/** The palette of a header whose background the organisers chose; null when they chose no valid one. */
export function headerPalette(header: PartColours['header'], accent: unknown): Palette | null {
  const { background, text } = header ?? {};
  if (!isHexColour(background)) return null;
  const ink = inkOn(background, text);
  const bright = contrast(ink, '#000000') > contrast(ink, '#ffffff');
  // The background is moved away from the ink, so that menus are no harder to read than the bar itself.
  const away = bright ? '#000000' : '#ffffff';
  const grounds = { paper: background, sheet: mix(background, away, 0.1), wash: mix(background, away, 0.2) };
  const inkSoft = readable(mix(ink, background, 0.25), Object.values(grounds), ink);
  const ground: GroundPalette = {
    ...(bright ? darkGround : lightGround),
    ...grounds,
    ink,
    inkSoft,
    hairline: mix(background, ink, 0.2),
    lineStrong: mix(background, ink, 0.6),
  };
  return paletteOn(ground, bright, accent);
}

/** The chosen text colour of a header on the page's background, shaded until it is readable there. */
export function headerInk(
  header: PartColours['header'],
  { paper, sheet, wash, ink }: Palette,
): string | null {
  const { background, text } = header ?? {};
  return isHexColour(text) && !isHexColour(background) ? readable(text, [paper, sheet, wash], ink) : null;
}
