import type { Chance } from './chance.ts';

export interface CurveShape {
  /** Number of prices. */
  points: number;
  left: number;
  right: number;
  /** Where the curve starts and ends; y grows downwards. */
  from: number;
  to: number;
  /** How far one step may go, in the picture's units. */
  volatility: number;
}

export interface Point {
  x: number;
  y: number;
}

/** A price over time: a random walk that is pulled towards its end, with a shock now and then. */
export function marketCurve(chance: Chance, shape: CurveShape): Point[] {
  const step = (shape.right - shape.left) / (shape.points - 1);
  const curve: Point[] = [];
  let drift = 0;
  for (let index = 0; index < shape.points; index += 1) {
    const progress = index / (shape.points - 1);
    const shock = chance.happens(0.08) ? chance.between(-2, 2) : 0;
    drift += (chance.between(-1, 1) + shock) * shape.volatility;
    drift *= 0.82;
    const trend = shape.from + (shape.to - shape.from) * progress;
    curve.push({ x: shape.left + step * index, y: trend + drift });
  }
  return curve;
}

/** The curve as a path of short relative lines, in whole units: few bytes. */
export function linePath(curve: readonly Point[]): string {
  let x = 0;
  let y = 0;
  let path = '';
  for (const [index, point] of curve.entries()) {
    const nextX = Math.round(point.x);
    const nextY = Math.round(point.y);
    path += index === 0 ? `M${nextX} ${nextY}` : `l${nextX - x} ${nextY - y}`;
    x = nextX;
    y = nextY;
  }
  return path;
}

/** The curve closed along a base line: a hill to fill. */
export function hillPath(curve: readonly Point[], base: number): string {
  const first = curve[0] ?? { x: 0, y: 0 };
  const last = curve.at(-1) ?? first;
  return `${linePath(curve)}L${Math.round(last.x)} ${base}H${Math.round(first.x)}Z`;
}
