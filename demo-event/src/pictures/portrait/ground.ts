import type { Chance } from '../chance.ts';
import { palette } from '../palette.ts';
import { circle, filled, rectangle } from '../svg.ts';

export interface Ground {
  fill: string;
  /** What stands behind the person, in a second tone. */
  shape: string;
  /** Garments of these colours would vanish before it. */
  swallows: readonly string[];
}

const dark = [palette.ink, palette.night, palette.dusk];

export const grounds: readonly [Ground, ...Ground[]] = [
  { fill: palette.linen, shape: '#f6f1e6', swallows: [palette.paper] },
  { fill: palette.sand, shape: '#c6b898', swallows: [] },
  { fill: palette.mist, shape: '#b9c4d6', swallows: [] },
  { fill: palette.sage, shape: '#b3c2ad', swallows: [] },
  { fill: palette.blush, shape: '#e3b8a2', swallows: [] },
  { fill: palette.lilac, shape: '#a79dfb', swallows: [] },
  { fill: '#bcd9d6', shape: '#8fbdb9', swallows: [] },
  { fill: '#f0a98c', shape: '#f8cbb6', swallows: [] },
  { fill: '#b8cdf3', shape: '#dbe6fa', swallows: [] },
  { fill: palette.night, shape: palette.dusk, swallows: dark },
  { fill: '#234640', shape: '#32635a', swallows: dark },
  { fill: '#552a4a', shape: '#75406a', swallows: dark },
  { fill: palette.electric, shape: '#5a4bff', swallows: [palette.electric] },
];

/** A backdrop of one large shape: no two neighbours in a list look alike. */
export function drawGround(chance: Chance, { fill, shape }: Ground): string {
  return rectangle(0, 0, 400, 500, fill) + chance.pick(backdrops)(chance, shape);
}

type Backdrop = (chance: Chance, colour: string) => string;

const backdrops: readonly [Backdrop, ...Backdrop[]] = [
  (chance, colour) => circle(chance.whole(90, 310), chance.whole(150, 230), chance.whole(120, 175), colour),
  (chance, colour) => {
    const edge = chance.whole(150, 250);
    return chance.happens(0.5) ? rectangle(0, 0, edge, 500, colour) : rectangle(edge, 0, 400, 500, colour);
  },
  (_chance, colour) => filled('M70 500V210A130 130 0 0 1 330 210V500Z', colour),
  (chance, colour) => {
    const height = chance.whole(230, 330);
    return rectangle(0, height, 400, 500, colour);
  },
  (chance, colour) => {
    const rises = chance.happens(0.5);
    const tops = rises ? [360, 270, 180, 90] : [90, 180, 270, 360];
    return tops.map((top, at) => rectangle(at * 100, top, 100, 500, colour)).join('');
  },
  (chance, colour) =>
    chance.happens(0.5) ? filled('M0 0H330L40 500H0Z', colour) : filled('M400 0H70L360 500H400Z', colour),
  (chance, colour) => circle(chance.happens(0.5) ? 0 : 400, 0, chance.whole(250, 340), colour),
  (_chance, colour) => [0, 92, 184, 276, 368, 460].map((top) => rectangle(0, top, 400, 46, colour)).join(''),
];
