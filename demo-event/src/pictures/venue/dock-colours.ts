import { palette } from '../palette.ts';

/** The light of the dock in the hour after sunset. */
export const dockColours = {
  electric: palette.electric,
  brick: '#463a6e',
  brickLight: '#57498a',
  mortar: '#8d80c4',
  roof: '#2d2550',
  stone: '#8a7fb8',
  deep: '#1b1630',
  iron: '#221b3f',
  timber: '#3a2f5c',
  far: '#6d61ab',
  farther: '#9183c4',
  lamp: '#ffd9b8',
  lampCool: '#c9c3ff',
  water: '#2a2350',
  waterDeep: '#14101f',
} as const;

/** Where the quay meets the walls, from the top of the picture. */
export const quay = 724;
