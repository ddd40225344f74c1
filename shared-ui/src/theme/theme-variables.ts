import type { HeaderKind } from '@summit/contract/site/header-heights';
import { headerHeights } from '@summit/contract/site/header-heights';
import { contrast, isHexColour } from './contrast.ts';
import { footerMoods } from './footer-moods.ts';
import { headerInk, headerPalette } from './header-colours.ts';
import { seasonPalettes } from './palettes.ts';
import type { PartColours } from './settings-variables.ts';
import { partVariables } from './settings-variables.ts';
import type { Palette } from './tokens.ts';

/** The server's settings for the season's look. Everything else is part of the design. */
export interface ThemeSettings extends PartColours {
  /** The season's electric accent, `#rrggbb`. It is shaded until its texts are readable. */
  accent?: string | null;
  /** Heights in px that replace the design's. */
  pageHeaderHeights?: Partial<Record<HeaderKind, number | null>> | null;
  /** The corner of cards, fields and buttons in px, 0 to 16. */
  radius?: number | null;
  /** A background of the footer that replaces the awards' moods. */
  footerGround?: string | null;
  footerText?: string | null;
}

/**
 * The theme as CSS text for the page's one `<style>`: both themes, the tones of bands, header heights and the footer's mood
 * by awards status. Invalid settings are ignored.
 */
export function themeVariables(settings?: ThemeSettings | null): string {
  const palettes = seasonPalettes(settings?.accent);
  const parts = settings ?? {};
  const light = declarations(palettes.light, 'light', parts);
  const dark = declarations(palettes.dark, 'dark', parts);
  const inkOnDark = toned(palettes.inkOnDark, parts);
  return [
    `:root{${sizes(settings)}}`,
    `:root,[data-theme='light']{${light}}`,
    `[data-theme='dark']{${dark}}`,
    `@media (prefers-color-scheme:dark){:root:not([data-theme]){${dark}}}`,
    `[data-tone='wash']{--paper:var(--wash);background:var(--paper)}`,
    `[data-tone='ink']{${toned(palettes.inkOnLight, parts)}}`,
    `[data-theme='dark'] [data-tone='ink']{${inkOnDark}}`,
    `@media (prefers-color-scheme:dark){:root:not([data-theme]) [data-tone='ink']{${inkOnDark}}}`,
    `[data-tone='accent']{${toned(palettes.accentBand, { ...parts, buttons: undefined })}${ownButtons}}`,
    headerColours(parts, settings?.accent),
    footerMoods(palettes, settings?.footerGround, settings?.footerText),
  ].join('\n');
}

/** The bar at the top of every page, with its menus. */
const siteHeader = '#root>header';

function headerColours(parts: PartColours, accent: unknown): string {
  const palette = headerPalette(parts.header, accent);
  if (palette) {
    const scheme = contrast(palette.ink, '#000000') > contrast(palette.ink, '#ffffff') ? 'dark' : 'light';
    return `${siteHeader}{${declarations(palette, scheme, { ...parts, link: undefined })}color:var(--ink)}`;
  }
  return isHexColour(parts.header?.text) ? `${siteHeader}{--ink:var(--bar-ink);color:var(--ink)}` : '';
}

/** A band in the accent colour has its own button colours, because those from the settings might be invisible on it. */
const ownButtons = ';--button-ground:initial;--button-ink:initial';

function toned(palette: Palette, parts: PartColours): string {
  return `${declarations(palette, 'dark', parts)}background:var(--paper);color:var(--ink)`;
}

function declarations(palette: Palette, scheme: 'light' | 'dark', parts: PartColours): string {
  const barInk = headerInk(parts.header, palette);
  const variables = { ...palette, ...partVariables(parts, palette), ...(barInk && { barInk }) };
  const colours = Object.entries(variables).map(([name, value]) => `--${kebab(name)}:${value};`);
  return `color-scheme:${scheme};${colours.join('')}`;
}

function sizes(settings?: ThemeSettings | null): string {
  const heights = Object.entries(headerHeights).map(([kind, height]) => {
    const chosen = settings?.pageHeaderHeights?.[kind as HeaderKind];
    return `--header-${kind}:${inRange(chosen, 40, 1200) ?? height}px;`;
  });
  return `${heights.join('')}--radius:${inRange(settings?.radius, 0, 16) ?? 2}px`;
}

function inRange(value: unknown, least: number, most: number): number | undefined {
  return typeof value === 'number' && value >= least && value <= most ? value : undefined;
}

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
