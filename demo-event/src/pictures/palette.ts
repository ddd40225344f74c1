/** The event's colours as pictures use them. Gold is reserved for the awards. */
export const palette = {
  ink: '#15121f',
  night: '#26203c',
  dusk: '#3c3560',
  electric: '#3d2bff',
  lilac: '#c9c3ff',
  paper: '#f7f3ea',
  linen: '#ece5d6',
  sand: '#ddd2bd',
  mist: '#dde2ea',
  sage: '#d6ded3',
  blush: '#f0dcd0',
  stone: '#8d867a',
  gold: '#d9a441',
  goldLight: '#f6dd9a',
} as const;
