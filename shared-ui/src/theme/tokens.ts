import { awardsGold, darkColours, lightColours } from '@summit/contract/frame/brand';

/** The colours that every part uses. In CSS: `var(--ink-soft)` and so on. */
export interface Palette {
  paper: string;
  /** A raised surface: cards, dialogs, fields. */
  sheet: string;
  /** A muted background for bands and hovered rows. */
  wash: string;
  ink: string;
  inkSoft: string;
  /** Decorative rules without any meaning. */
  hairline: string;
  /** Outlines that must be visible: fields, checkboxes (3:1). */
  lineStrong: string;
  /** The season's colour for texts, lines and the focus ring. */
  accent: string;
  accentFill: string;
  accentFillHover: string;
  onAccent: string;
  accentWash: string;
  /** The awards' colour for texts; only the awards use it. */
  gold: string;
  goldFill: string;
  onGold: string;
  danger: string;
  dangerWash: string;
  success: string;
  successWash: string;
  warning: string;
  warningWash: string;
}

/** The colours that do not depend on the season's accent. */
export type GroundPalette = Omit<
  Palette,
  'accent' | 'accentFill' | 'accentFillHover' | 'onAccent' | 'accentWash'
>;

export const lightGround: GroundPalette = {
  ...lightColours,
  wash: '#edeae2',
  lineStrong: '#7d7986',
  gold: '#775600',
  goldFill: awardsGold,
  onGold: '#1b1400',
  danger: '#b0121e',
  dangerWash: '#fbe6e4',
  success: '#0c6637',
  successWash: '#e0f2e6',
  warning: '#844700',
  warningWash: '#fbeed6',
};

export const darkGround: GroundPalette = {
  ...darkColours,
  wash: '#1f1c2a',
  lineStrong: '#807c8c',
  gold: '#ebc363',
  goldFill: awardsGold,
  onGold: '#1b1400',
  danger: '#ff9090',
  dangerWash: '#361519',
  success: '#66d69f',
  successWash: '#12301f',
  warning: '#f2b768',
  warningWash: '#33230d',
};

/** The background of bands with `data-tone="ink"`, by theme: always darker or lighter than the page around it. */
export const inkGround = { light: lightColours.ink, dark: '#1a1726' } as const;
