import type { Chance } from '../chance.ts';

/** Head and shoulders seen from behind, standing on `y`, `size` units wide. One subpath. */
export function bustPath(x: number, y: number, size: number): string {
  const head = size * 0.24;
  const top = y - size * 0.98;
  const half = size / 2;
  const middle = round(x);
  return [
    `M${round(x - half)} ${round(y)}q${round(half * 0.02)} ${-round(size * 0.4)} ${round(half * 0.66)} ${-round(size * 0.46)}h${round(half * 0.68)}q${round(half * 0.64)} ${round(size * 0.06)} ${round(half * 0.66)} ${round(size * 0.46)}z`,
    `M${middle - round(head)} ${round(top + head)}a${round(head)} ${round(head * 1.18)} 0 1 1 ${round(head) * 2} 0a${round(head)} ${round(head * 1.18)} 0 1 1 ${-round(head) * 2} 0z`,
    `M${middle - round(head * 0.5)} ${round(top + head)}h${round(head)}v${round(size * 0.4)}h${-round(head)}z`,
  ].join('');
}

/** A row of people across the picture, shoulder to shoulder with some play. */
export function crowdPath(chance: Chance, y: number, size: number): string {
  let path = '';
  let x = chance.between(-size / 2, 0);
  while (x < 1200 + size) {
    const own = size * chance.between(0.88, 1.1);
    path += bustPath(x, y + chance.between(-size * 0.08, size * 0.12), own);
    x += size * chance.between(0.86, 1.16);
  }
  return path;
}

/** A standing person, `height` units tall, feet at `y`. */
export function standingPath(x: number, y: number, height: number): string {
  const unit = height / 100;
  const at = (dx: number, dy: number) => `${round(x + dx * unit)} ${round(y - dy * unit)}`;
  const headRadius = round(unit * 7);
  return [
    `M${at(-7, 92)}a${headRadius} ${round(unit * 8)} 0 1 0 ${headRadius * 2} 0a${headRadius} ${round(unit * 8)} 0 1 0 ${-headRadius * 2} 0z`,
    `M${at(-4, 84)}L${at(-14, 79)}L${at(-18, 46)}L${at(-13, 45)}L${at(-11, 62)}L${at(-10, 0)}L${at(-2, 0)}L${at(0, 42)}L${at(3, 0)}L${at(11, 0)}L${at(11, 62)}L${at(14, 45)}L${at(18, 46)}L${at(14, 79)}L${at(4, 84)}z`,
  ].join('');
}

/** A person in an armchair, feet at `y`; `facing` 1 looks right, -1 left. */
export function seatedPath(x: number, y: number, height: number, facing: 1 | -1): string {
  const unit = height / 100;
  const at = (dx: number, dy: number) => `${round(x + dx * unit * facing)} ${round(y - dy * unit)}`;
  const headRadius = round(unit * 11);
  return [
    `M${round(x - headRadius - 4 * unit * facing)} ${round(y - 106 * unit)}a${headRadius} ${round(unit * 13)} 0 1 0 ${headRadius * 2} 0a${headRadius} ${round(unit * 13)} 0 1 0 ${-headRadius * 2} 0z`,
    `M${at(-8, 94)}L${at(-22, 84)}L${at(-26, 34)}L${at(16, 32)}L${at(26, 0)}L${at(44, 0)}L${at(32, 50)}L${at(2, 52)}L${at(4, 66)}L${at(26, 62)}L${at(27, 70)}L${at(6, 84)}L${at(0, 94)}z`,
  ].join('');
}

function round(value: number): number {
  return Math.round(value);
}
