import type { Chance } from '../chance.ts';
import { linePath, marketCurve } from '../market-curve.ts';
import { palette } from '../palette.ts';
import { drawn, rectangle } from '../svg.ts';
import type { Mood } from './mood.ts';

/** A sky from top to horizon over the whole picture. */
export function drawSky(mood: Mood): string {
  const [top, middle, bottom] = mood.sky;
  const gradient = `<linearGradient id="s" x2="0" y2="1"><stop stop-color="${top}"/><stop offset=".55" stop-color="${middle}"/><stop offset="1" stop-color="${bottom}"/></linearGradient>`;
  return gradient + rectangle(0, 0, 1200, 800, 'url(#s)');
}

/** A disc of light that fades out. */
export function drawGlow(x: number, y: number, radius: number, colour: string, strength: number): string {
  return `<radialGradient id="g"><stop stop-color="${colour}" stop-opacity="${strength}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient><circle cx="${x}" cy="${y}" r="${radius}" fill="url(#g)"/>`;
}

export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The market on a screen: hairlines, several curves and their leader. */
export function drawScreen(chance: Chance, mood: Mood, frame: Frame): string {
  const { x, y, width, height } = frame;
  let rows = '';
  for (let row = 1; row < 6; row += 1) {
    rows += `M${x} ${Math.round(y + (height * row) / 6)}h${width}`;
  }
  let others = '';
  for (let count = 0; count < 3; count += 1) {
    others += linePath(curveIn(chance, frame, chance.between(0.3, 0.9), chance.between(0.2, 0.7)));
  }
  const leader = linePath(curveIn(chance, frame, chance.between(0.6, 0.85), chance.between(0.12, 0.25)));
  const isElectric = mood.glow === palette.electric;
  const ink = isElectric ? '#fff' : palette.ink;
  return [
    `<linearGradient id="w" x2="1" y2="1"><stop stop-color="#4a3cff"/><stop offset="1" stop-color="#1d1468"/></linearGradient>`,
    rectangle(x, y, width, height, isElectric ? 'url(#w)' : mood.glow, 'rx="6"'),
    drawn(rows, ink, 1, 'opacity=".22"'),
    drawn(others, ink, 2, 'opacity=".4"'),
    drawn(leader, ink, 6),
  ].join('');
}

function curveIn(chance: Chance, frame: Frame, from: number, to: number) {
  return marketCurve(chance, {
    points: 26,
    left: frame.x + 12,
    right: frame.x + frame.width - 12,
    from: frame.y + frame.height * from,
    to: frame.y + frame.height * to,
    volatility: frame.height / 26,
  });
}
