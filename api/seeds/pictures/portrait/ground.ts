import type { Chance } from '../chance.ts';
import { linePath, marketCurve } from '../market-curve.ts';
import { palette } from '../palette.ts';
import { circle, drawn, rectangle } from '../svg.ts';

export interface Ground {
  fill: string;
  line: string;
  accent: string;
  /** Garments of these colours would vanish before it. */
  swallows: readonly string[];
}

export const grounds: readonly [Ground, ...Ground[]] = [
  { fill: palette.linen, line: palette.ink, accent: palette.electric, swallows: [] },
  { fill: palette.sand, line: palette.ink, accent: palette.electric, swallows: [] },
  { fill: palette.mist, line: palette.ink, accent: palette.electric, swallows: [] },
  { fill: palette.sage, line: palette.ink, accent: palette.electric, swallows: [] },
  { fill: palette.blush, line: palette.ink, accent: palette.electric, swallows: [] },
  { fill: palette.lilac, line: palette.ink, accent: palette.electric, swallows: [] },
  {
    fill: palette.night,
    line: palette.paper,
    accent: palette.lilac,
    swallows: [palette.ink, palette.night, palette.dusk],
  },
  { fill: palette.electric, line: palette.paper, accent: palette.paper, swallows: [palette.electric] },
];

/** The motif behind a portrait: ridges of market curves, the day's leader in the accent. */
export function drawGround(chance: Chance, { fill, line, accent }: Ground): string {
  const rising = chance.between(30, 150);
  const rows = chance.whole(6, 8);
  let ridges = '';
  for (let row = 0; row < rows; row += 1) {
    const height = 120 + (row * 330) / rows;
    const shape = {
      points: 17,
      left: -8,
      right: 408,
      from: height + rising / 2,
      to: height - rising / 2,
      volatility: 9,
    };
    ridges += linePath(marketCurve(chance, shape));
  }
  const leader = marketCurve(chance, {
    points: 22,
    left: -8,
    right: 368,
    from: chance.between(250, 360),
    to: chance.between(60, 120),
    volatility: 13,
  });
  const end = leader.at(-1) ?? { x: 368, y: 90 };
  return [
    rectangle(0, 0, 400, 500, fill),
    drawn(ridges, line, 1.2, 'opacity=".34"'),
    drawn(linePath(leader), accent, 3.5),
    circle(Math.round(end.x), Math.round(end.y), 7, accent),
  ].join('');
}
