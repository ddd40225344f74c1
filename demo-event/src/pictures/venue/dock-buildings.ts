import { circle, drawn, filled, rectangle } from '../svg.ts';
import { dockColours as colour, quay } from './dock-colours.ts';

/** The long hall: brick, with a lit sawtooth roof and tall arched windows. */
export function drawLockHall(left: number, bays: number): string {
  const bay = 118;
  const eaves = 540;
  let roof = '';
  let glass = '';
  let bars = '';
  let windows = '';
  let frames = '';
  for (let index = 0; index < bays; index += 1) {
    const x = left + index * bay;
    roof += `M${x} ${eaves}V448L${x + bay} ${eaves}Z`;
    glass += `M${x + 6} ${eaves - 8}V466L${x + 30} 485V${eaves - 8}Z`;
    bars += `M${x + 14} 474V${eaves - 8}M${x + 22} 480V${eaves - 8}`;
    windows += `M${x + 26} 690V612a33 33 0 0 1 66 0V690Z`;
    frames += `M${x + 59} 580V690M${x + 26} 632H${x + 92}M${x + 26} 660H${x + 92}`;
  }
  const right = left + bays * bay;
  return [
    filled(`M${left} ${eaves}H${right}V${quay}H${left}Z`, colour.brick),
    filled(roof, colour.roof),
    filled(glass, colour.lamp, 'opacity=".75"'),
    drawn(bars, colour.roof, 2),
    drawn(courses(left, right, eaves + 12, quay, 14), colour.mortar, 1, 'opacity=".35"'),
    rectangle(left - 8, eaves - 4, right - left + 16, 12, colour.stone),
    filled(windows, colour.lamp),
    drawn(frames, colour.brick, 4),
    rectangle(left - 8, quay - 18, right - left + 16, 18, colour.deep),
  ].join('');
}

/** The tower that held the water for the lock's machines, with a clock on it. */
export function drawPumpTower(x: number): string {
  const middle = x + 64;
  return [
    rectangle(x, 300, 128, quay - 300, colour.brickLight),
    rectangle(x + 96, 300, 32, quay - 300, colour.brick),
    drawn(courses(x, x + 128, 320, quay, 14), colour.mortar, 1, 'opacity=".35"'),
    rectangle(x - 12, 288, 152, 16, colour.stone),
    rectangle(x - 6, 452, 140, 8, colour.stone),
    filled(`M${x - 16} 288L${middle} 178L${x + 144} 288Z`, colour.roof),
    filled(`M${middle} 178L${x + 144} 288H${middle + 22}Z`, colour.deep),
    drawn(`M${middle} 182V118`, colour.roof, 5),
    filled(`M${middle + 3} 120L${middle + 62} 134L${middle + 3} 150Z`, colour.electric),
    circle(middle, 376, 42, colour.lamp, `stroke="${colour.stone}" stroke-width="7"`),
    drawn(`M${middle} 376V348M${middle} 376L${middle + 20} 386`, colour.deep, 5),
    filled(
      [500, 578].map((y) => `M${middle - 16} ${y + 48}V${y + 14}a16 16 0 0 1 32 0V${y + 48}Z`).join(''),
      colour.lamp,
    ),
    filled(`M${middle - 22} ${quay}V664a22 22 0 0 1 44 0V${quay}Z`, colour.deep),
  ].join('');
}

/** The room over the water: glass from floor to roof, a terrace in front. */
export function drawHarbourRoom(left: number, width: number): string {
  const right = left + width;
  let mullions = '';
  for (let x = left + 30; x < right - 20; x += 42) {
    mullions += `M${x} 560V${quay - 30}`;
  }
  return [
    rectangle(left - 16, 528, width + 32, 22, colour.stone),
    rectangle(left, 550, width, quay - 550, colour.lampCool),
    `<linearGradient id="room" x2="0" y2="1"><stop stop-color="${colour.lamp}" stop-opacity=".1"/><stop offset="1" stop-color="${colour.lamp}"/></linearGradient>`,
    rectangle(left, 550, width, quay - 550, 'url(#room)'),
    drawn(mullions, colour.brick, 5),
    drawn(`M${left} 630H${right}`, colour.brick, 7),
    rectangle(left - 16, quay - 30, width + 32, 30, colour.deep),
  ].join('');
}

/** The iron crane that gave a hall its name, over the roofs. */
export function drawGantryCrane(left: number, right: number): string {
  const beam = 330;
  let braces = '';
  for (let x = left; x < right + 150; x += 44) {
    braces += `M${x} ${beam + 34}L${x + 22} ${beam}L${x + 44} ${beam + 34}`;
  }
  const legs = [left + 40, right - 40]
    .map(
      (x) =>
        `M${x - 26} ${quay}L${x} ${beam + 34}L${x + 26} ${quay}M${x - 17} 600H${x + 17}M${x - 10} 480H${x + 10}`,
    )
    .join('');
  return [
    drawn(legs, colour.iron, 8),
    drawn(`M${left - 20} ${beam}H${right + 170}M${left - 20} ${beam + 34}H${right + 170}`, colour.iron, 7),
    drawn(braces, colour.iron, 3.5),
    rectangle(right - 150, beam + 34, 62, 40, colour.iron),
    drawn(`M${right - 119} ${beam + 74}V470`, colour.iron, 3),
    filled(`M${right - 131} 470h24v14a12 12 0 1 1-24 0Z`, colour.iron),
  ].join('');
}

/** Fine lines between the rows of bricks. */
function courses(left: number, right: number, top: number, bottom: number, step: number): string {
  let path = '';
  for (let y = top; y < bottom; y += step) path += `M${left} ${y}H${right}`;
  return path;
}
