import type { Chance } from '../chance.ts';
import { hillPath, linePath, marketCurve } from '../market-curve.ts';
import { circle, drawn, filled, rectangle } from '../svg.ts';
import { drawGlow, drawSky } from './light.ts';
import type { Mood } from './mood.ts';

/** The dock: warehouse roofs, cranes and their reflections on the water. */
export function drawDock(chance: Chance, mood: Mood): string {
  const sun = chance.whole(320, 900);
  return [
    drawSky(mood),
    drawGlow(sun, 400, 430, mood.glow, 0.4),
    circle(sun, 380, 118, mood.glow),
    filled(skylinePath(chance, 520, 90, 230, 44), mood.layers[0]),
    filled(roofsPath(chance), mood.layers[1]),
    drawn(cranePath(chance.whole(120, 260), 1) + cranePath(chance.whole(940, 1090), -1), mood.layers[2], 7),
    rectangle(0, 560, 1200, 240, mood.layers[2]),
    drawn(ripples(chance), mood.line, 3, 'opacity=".4"'),
    drawn(reflection(chance, sun), mood.glow, 5),
  ].join('');
}

/** Towers of the city at the water. */
export function drawSkyline(chance: Chance, mood: Mood): string {
  const sun = chance.whole(200, 1000);
  return [
    drawSky(mood),
    drawGlow(sun, 330, 480, mood.glow, 0.45),
    circle(sun, 330, 90, mood.glow),
    filled(skylinePath(chance, 700, 220, 430, 70), mood.layers[0]),
    filled(skylinePath(chance, 760, 140, 380, 96), mood.layers[1]),
    filled(skylinePath(chance, 800, 60, 260, 120), mood.layers[2]),
    drawn(
      linePath(
        marketCurve(chance, { points: 30, left: -10, right: 1210, from: 470, to: 150, volatility: 22 }),
      ),
      mood.line,
      5,
    ),
  ].join('');
}

/** A landscape made of nothing but markets. */
export function drawRidges(chance: Chance, mood: Mood): string {
  const sun = chance.whole(260, 940);
  let hills = '';
  for (let row = 0; row < 9; row += 1) {
    const height = 300 + row * 58;
    const curve = marketCurve(chance, {
      points: 25,
      left: -10,
      right: 1210,
      from: height + chance.between(-50, 50),
      to: height + chance.between(-90, 50),
      volatility: 15,
    });
    const fill = mood.layers[Math.floor(row / 3)] ?? mood.layers[2];
    hills +=
      filled(hillPath(curve, 820), fill, `opacity="${row % 3 === 0 ? 0.55 : 0.8}"`) +
      drawn(linePath(curve), mood.line, 1.5, 'opacity=".6"');
  }
  return [
    drawSky(mood),
    drawGlow(sun, 300, 420, mood.glow, 0.45),
    circle(sun, 270, 120, mood.glow),
    hills,
  ].join('');
}

/** A trading day as candles. */
export function drawCandles(chance: Chance, mood: Mood): string {
  const curve = marketCurve(chance, {
    points: 27,
    left: 50,
    right: 1150,
    from: 580,
    to: 240,
    volatility: 34,
  });
  let rising = '';
  let falling = '';
  let wicks = '';
  for (const [index, point] of curve.entries()) {
    const next = curve[index + 1] ?? point;
    const height = Math.max(18, Math.abs(next.y - point.y) + chance.between(10, 40));
    const x = Math.round(point.x);
    const y = Math.round(Math.min(point.y, next.y));
    wicks += `M${x} ${y - chance.whole(14, 60)}V${Math.round(y + height) + chance.whole(14, 60)}`;
    const body = `M${x - 12} ${y}h24v${Math.round(height)}h-24z`;
    if (next.y <= point.y) {
      rising += body;
    } else {
      falling += body;
    }
  }
  const average = marketCurve(chance, {
    points: 16,
    left: -10,
    right: 1210,
    from: 640,
    to: 250,
    volatility: 12,
  });
  return [
    drawSky(mood),
    drawGlow(860, 260, 520, mood.glow, 0.28),
    drawn('M0 160H1200M0 320H1200M0 480H1200M0 640H1200', mood.layers[1], 1, 'opacity=".5"'),
    filled(hillPath(average, 820), mood.layers[0], 'opacity=".4"'),
    drawn(wicks, mood.layers[2], 2.5),
    filled(falling, mood.layers[2]),
    filled(rising, mood.glow),
  ].join('');
}

function skylinePath(chance: Chance, base: number, low: number, high: number, width: number): string {
  let path = `M-20 ${base}`;
  let x = -20;
  while (x < 1230) {
    const own = Math.round(width * chance.between(0.5, 1.3));
    const height = chance.whole(low, high);
    const spire = chance.happens(0.14)
      ? `l${Math.round(own / 2)} -60l${own - Math.round(own / 2)} 60`
      : `h${own}`;
    path += `V${base - height}${spire}`;
    x += own;
  }
  return `${path}V${base}Z`;
}

function roofsPath(chance: Chance): string {
  const left = chance.whole(180, 300);
  let path = `M${left} 560V470`;
  for (let bay = 0; bay < 7; bay += 1) {
    path += 'l0-56l92 56';
  }
  return `${path}V560Z`;
}

function cranePath(x: number, facing: 1 | -1): string {
  const reach = 190 * facing;
  return `M${x} 560V250M${x + 46} 560V250M${x - 60 * facing} 250H${x + reach}M${x + 23} 196L${x - 60 * facing} 250M${x + 23} 196L${x + reach} 250M${x} 330l46 60M${x + 46} 330l-46 60M${x} 430l46 60M${x + 46} 430l-46 60M${x + reach - 24 * facing} 250V370`;
}

function ripples(chance: Chance): string {
  let path = '';
  for (let count = 0; count < 34; count += 1) {
    path += `M${chance.whole(-40, 1180)} ${chance.whole(576, 796)}h${chance.whole(24, 150)}`;
  }
  return path;
}

function reflection(chance: Chance, x: number): string {
  let path = '';
  for (let y = 572; y < 790; y += 15) {
    const half = chance.whole(16, 100);
    path += `M${x - half} ${y}h${half * 2}`;
  }
  return path;
}
