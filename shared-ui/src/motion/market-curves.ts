import { seeded } from './random.ts';

interface Shape {
  width: number;
  height: number;
  /** The position of today, as shares of width and height. */
  today: { x: number; y: number };
  /** The number of line segments before and after today. */
  past: number;
  future: number;
  /** The number of futures that are drawn. */
  lines: number;
  /** How far the best and the worst future lie from today's level, as shares of the height. */
  best: number;
  worst: number;
}

/** The motif's three formats. */
const shapes = {
  hero: {
    width: 1200,
    height: 520,
    today: { x: 0.34, y: 0.7 },
    past: 24,
    future: 28,
    lines: 19,
    best: 0.53,
    worst: 0.25,
  },
  band: {
    width: 1200,
    height: 160,
    today: { x: 0.3, y: 0.62 },
    past: 40,
    future: 40,
    lines: 14,
    best: 0.52,
    worst: 0.34,
  },
  card: {
    width: 400,
    height: 300,
    today: { x: 0.26, y: 0.7 },
    past: 10,
    future: 22,
    lines: 14,
    best: 0.56,
    worst: 0.24,
  },
} satisfies Record<string, Shape>;

export type MotifVariant = keyof typeof shapes;

export interface MarketCurves {
  width: number;
  height: number;
  /** The position of today, where every path below begins with its own zero. */
  x: number;
  y: number;
  /** The line of the past, drawn leftwards from today. */
  past: string;
  /** The curve from which all futures are scaled. */
  future: string;
  /** The futures' scales, from the best (1) through zero to the worst. */
  scales: number[];
  /** The future that climbs above all others. */
  summit: string;
  peak: { x: number; y: number };
}

/**
 * The event's motif: a market's past as one line that opens, today, into the cone of its possible futures, one of which
 * climbs to the summit. All coordinates are whole numbers; the same seed draws the same lines.
 */
export function marketCurves(seed: number | string, variant: MotifVariant): MarketCurves {
  const { width, height, today, lines, ...shape }: Shape = shapes[variant];
  const random = seeded(seed);
  const x = Math.round(width * today.x);
  const y = Math.round(height * today.y);
  const noise = height * 0.028;
  const worst = -shape.worst / shape.best;

  const past = walk(random, {
    steps: shape.past,
    length: x,
    rise: -height * 0.1,
    bend: 1,
    noise: noise * 1.1,
  });
  const ahead = { steps: shape.future, length: width - x };
  const future = walk(random, { ...ahead, rise: height * shape.best, bend: 0.62, noise: noise * 0.55 });
  const summit = walk(random, {
    ...ahead,
    rise: height * (shape.best + 0.05),
    bend: 0.84,
    noise: noise * 1.7,
    turn: 0.87,
  });
  const scales = Array.from({ length: lines }, (_, line) => {
    return Number((1 + ((worst - 1) * line) / (lines - 1)).toFixed(2));
  });
  return {
    width,
    height,
    x,
    y,
    past: past.path,
    future: future.path,
    scales,
    summit: summit.path,
    peak: summit.peak,
  };
}

interface Walk {
  steps: number;
  length: number;
  /** How far up the line ends, without the noise. */
  rise: number;
  /** Values below 1 make it climb early, like the spread of a price over time. */
  bend: number;
  noise: number;
  /** Where the line turns, as a share of its length; by default at its end. */
  turn?: number;
}

/** A random walk around a bent line, written with short relative steps, so that the page is small. */
function walk(random: () => number, { steps, length, rise, bend, noise, turn = 1 }: Walk) {
  let path = 'M0 0l';
  let [x, y, drift] = [0, 0, 0];
  let peak = { x, y };
  for (let step = 1; step <= steps; step += 1) {
    const share = step / steps;
    drift = drift * 0.86 + (random() + random() - 1) * noise;
    const nextX = Math.round(share * length);
    const nextY = Math.round(
      drift * (0.4 + 0.6 * share) - rise * ((share > turn ? 1.8 * turn - 0.8 * share : share) / turn) ** bend,
    );
    const [right, down] = [nextX - x, nextY - y];
    path += `${step === 1 ? '' : ' '}${right}${down < 0 ? '' : ' '}${down}`;
    [x, y] = [nextX, nextY];
    if (y < peak.y) peak = { x, y };
  }
  return { path, peak };
}
