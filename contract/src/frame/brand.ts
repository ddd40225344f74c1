/** The accent of a season whose settings name none. */
export const defaultAccent = '#3d2bff';

/** The same accent on dark backgrounds. */
export const accentOnDark = '#a79dff';

/** The awards' colour, as a surface; only the awards use it. */
export const awardsGold = '#e3b341';

/** White sheets and white text on coloured backgrounds. */
export const white = '#ffffff';

/** The light theme's colours: ink, its muted shades, and the backgrounds. */
export const lightColours = {
  paper: '#f7f5f0',
  sheet: white,
  ink: '#100e17',
  inkSoft: '#56535f',
  hairline: '#d5d1c6',
} as const;

/** The same in the dark theme. */
export const darkColours = {
  paper: '#0e0c14',
  sheet: '#171520',
  ink: '#f5f2ea',
  inkSoft: '#b0acba',
  hairline: '#322f3d',
} as const;
