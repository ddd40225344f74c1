import type { Chance } from '../chance.ts';
import { standingPath } from '../photograph/people.ts';
import { circle, drawn, filled, rectangle } from '../svg.ts';
import { dockColours as colour, quay } from './dock-colours.ts';

/** The lock between its two walls: timber gates that stand ajar, with their balance beams and a footbridge. */
export function drawLock(left: number, right: number): string {
  const middle = (left + right) / 2;
  const top = quay - 44;
  const foot = quay + 96;
  const gate = (from: number, to: number) => {
    const step = (to - from) / 6;
    const planks = Array.from({ length: 5 }, (_, index) => {
      const x = from + step * (index + 1);
      return `M${Math.round(x)} ${top + 4}V${foot}`;
    }).join('');
    return (
      filled(`M${from} ${top}L${to} ${top + 14}V${foot}H${from}Z`, colour.timber) +
      drawn(planks, colour.deep, 3) +
      drawn(`M${from} ${top + 34}L${to} ${top + 44}M${from} ${top + 92}H${to}`, colour.deep, 8)
    );
  };
  return [
    rectangle(left, quay - 6, right - left, 110, colour.lamp, 'opacity=".5"'),
    gate(left, middle - 34),
    gate(right, middle + 34),
    drawn(`M${left - 150} ${top - 4}L${middle - 34} ${top + 10}`, colour.deep, 15),
    drawn(`M${right + 150} ${top - 4}L${middle + 34} ${top + 10}`, colour.deep, 15),
    drawn(`M${left - 152} ${top - 4}l22 2M${right + 152} ${top - 4}l-22 2`, '#fff', 15),
    rectangle(left - 46, quay - 8, 46, 116, colour.stone),
    rectangle(right, quay - 8, 46, 116, colour.stone),
  ].join('');
}

/** The river before the quay: its swell, and the lamps and the sun in it. */
export function drawRiver(chance: Chance, width: number, height: number, sun: number): string {
  const surface = quay + 62;
  let ripples = '';
  for (let count = 0; count < 90; count += 1) {
    const depth = chance.between(0, 1) ** 1.4;
    const y = Math.round(surface + 10 + depth * (height - surface - 16));
    ripples += `M${chance.whole(-60, width)} ${y}h${Math.round(24 + depth * chance.between(60, 260))}`;
  }
  let glitter = '';
  for (let y = surface + 12; y < height; y += 15) {
    const half = chance.whole(14, 46 + (y - surface) / 2);
    glitter += `M${sun - half + chance.whole(-20, 20)} ${y}h${half * 2}`;
  }
  let lamps = '';
  for (let x = 300; x < width - 200; x += 118) {
    for (let y = surface + 14; y < surface + 120; y += 17) {
      if (chance.happens(0.6)) lamps += `M${x + chance.whole(-22, 14)} ${y}h${chance.whole(12, 46)}`;
    }
  }
  return [
    `<linearGradient id="river" x2="0" y2="1"><stop stop-color="${colour.water}"/><stop offset="1" stop-color="${colour.waterDeep}"/></linearGradient>`,
    rectangle(0, surface, width, height - surface, 'url(#river)'),
    drawn(ripples, colour.farther, 2.5, 'opacity=".3"'),
    drawn(lamps, colour.lamp, 4, 'opacity=".4"'),
    drawn(glitter, colour.lamp, 5, 'opacity=".8"'),
  ].join('');
}

/** The stone edge with its bollards and lamps, and the people who arrive. */
export function drawQuay(chance: Chance, width: number, gap: readonly [number, number]): string {
  const sides = [
    [0, gap[0]],
    [gap[1], width],
  ] as const;
  let people = '';
  let lamps = '';
  let bollards = '';
  for (const [from, to] of sides) {
    for (let x = from + 60; x < to - 40; x += chance.whole(34, 118)) {
      people += standingPath(x, quay + chance.between(14, 26), chance.between(52, 64));
    }
    for (let x = from + 110; x < to - 60; x += 236) {
      lamps +=
        drawn(`M${x} ${quay + 12}V606`, colour.deep, 5) + circle(x, 598, 46, colour.lamp, 'opacity=".16"');
      lamps += circle(x, 598, 11, colour.lamp);
    }
    for (let x = from + 40; x < to - 20; x += 150) bollards += `M${x} ${quay + 32}v-18h-4v-8h24v8h-4v18z`;
  }
  const stone = sides
    .map(
      ([from, to]) =>
        rectangle(from, quay, to - from, 66, colour.deep) +
        rectangle(from, quay + 26, to - from, 7, colour.stone),
    )
    .join('');
  return stone + lamps + filled(people, colour.waterDeep) + filled(bollards, colour.iron);
}

/** The river boat at the pier. */
export function drawBoat(x: number): string {
  const y = quay + 104;
  const cabin = Array.from({ length: 7 }, (_, index) => `M${x + 86 + index * 46} ${y - 34}h32v22h-32z`).join(
    '',
  );
  return [
    filled(`M${x} ${y}H${x + 480}L${x + 440} ${y + 46}H${x + 60}Z`, colour.waterDeep),
    drawn(`M${x + 8} ${y + 12}H${x + 468}`, colour.electric, 6),
    rectangle(x + 66, y - 48, 352, 48, colour.brickLight, 'rx="6"'),
    filled(cabin, colour.lamp),
    rectangle(x + 300, y - 84, 76, 38, colour.brickLight, 'rx="4"'),
    filled(`M${x + 312} ${y - 74}h52v18h-52z`, colour.lamp),
    drawn(`M${x + 96} ${y - 48}V${y - 112}`, colour.deep, 4),
    filled(`M${x + 98} ${y - 110}l34 9l-34 10z`, '#fff'),
  ].join('');
}
