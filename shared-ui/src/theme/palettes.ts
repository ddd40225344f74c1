import { defaultAccent } from '@summit/contract/frame/brand';
import { contrast, isHexColour, mix, readable } from './contrast.ts';
import type { GroundPalette, Palette } from './tokens.ts';
import { darkGround, inkGround, lightGround } from './tokens.ts';

export interface SeasonPalettes {
  light: Palette;
  dark: Palette;
  /** Bands with `data-tone="ink"` on a light and on a dark page. */
  inkOnLight: Palette;
  inkOnDark: Palette;
  /** Bands with `data-tone="accent"`, the same in both themes. */
  accentBand: Palette;
}

const white = '#ffffff';
const black = '#000000';

/** All palettes of a season, readable (AA) whatever its accent. */
export function seasonPalettes(seasonAccent: unknown): SeasonPalettes {
  const accent = accentFrom(seasonAccent);
  return {
    light: onLightGround(lightGround, accent),
    dark: onDarkGround(darkGround, accent),
    inkOnLight: onDarkGround({ ...darkGround, paper: inkGround.light }, accent),
    inkOnDark: onDarkGround(
      { ...darkGround, paper: inkGround.dark, sheet: '#221e31', wash: '#262236' },
      accent,
    ),
    accentBand: accentBand(accent),
  };
}

/** The season's palette on its own background. */
export function paletteOn(ground: GroundPalette, isDark: boolean, seasonAccent: unknown): Palette {
  const accent = accentFrom(seasonAccent);
  return isDark ? onDarkGround(ground, accent) : onLightGround(ground, accent);
}

/** The accent as `#rrggbb`; the design's own where none, or an invalid one, is set. */
function accentFrom(seasonAccent: unknown): string {
  return isHexColour(seasonAccent) ? mix(seasonAccent, seasonAccent, 0) : defaultAccent;
}

function onLightGround(ground: GroundPalette, season: string): Palette {
  const wash = mix(season, ground.paper, 0.88);
  const accent = readable(season, [ground.paper, ground.sheet, ground.wash, wash], black);
  return {
    ...ground,
    accent,
    accentFill: accent,
    accentFillHover: mix(accent, black, 0.22),
    onAccent: white,
    accentWash: wash,
  };
}

function onDarkGround(ground: GroundPalette, season: string): Palette {
  const wash = mix(season, ground.paper, 0.74);
  const fill = readable(mix(season, white, 0.1), [white], black);
  return {
    ...ground,
    accent: readable(season, [ground.paper, ground.sheet, ground.wash, wash], white, 5.5),
    accentFill: fill,
    accentFillHover: mix(fill, black, 0.2),
    onAccent: white,
    accentWash: wash,
  };
}

function accentBand(season: string): Palette {
  const paper = readable(season, [white], black, 5.6);
  const soft = readable(mix(white, paper, 0.16), [paper], white);
  const statuses = { danger: white, success: white, warning: white, gold: white };
  const washes = mix(paper, black, 0.2);
  return {
    ...lightGround,
    ...statuses,
    paper,
    sheet: mix(paper, black, 0.12),
    wash: mix(paper, black, 0.16),
    ink: white,
    inkSoft: soft,
    hairline: mix(paper, white, 0.32),
    lineStrong: mix(paper, white, contrast(paper, white) > 6 ? 0.55 : 0.7),
    accent: white,
    accentFill: white,
    accentFillHover: mix(white, paper, 0.06),
    onAccent: paper,
    accentWash: washes,
    dangerWash: washes,
    successWash: washes,
    warningWash: washes,
  };
}
