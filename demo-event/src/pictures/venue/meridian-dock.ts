import { chanceFor } from '../chance.ts';
import { circle, drawn, filled, picture, rectangle } from '../svg.ts';
import { drawGantryCrane, drawHarbourRoom, drawLockHall, drawPumpTower } from './dock-buildings.ts';
import { dockColours as colour, quay } from './dock-colours.ts';
import { drawBoat, drawLock, drawQuay, drawRiver } from './dock-water.ts';

const width = 2400;
const height = 1000;
const sun = 1560;

/** The venue from the river in the evening, 2400 by 1000 units. The sky leaves room for words in the upper left. */
export function drawMeridianDock(): string {
  const chance = chanceFor('Meridian Dock');
  return picture(
    width,
    height,
    [
      `<linearGradient id="sky" x2="0" y2="1"><stop stop-color="#15121f"/><stop offset=".34" stop-color="#2b2350"/><stop offset=".56" stop-color="#6253ab"/><stop offset=".72" stop-color="#e2b7b0"/></linearGradient>`,
      rectangle(0, 0, width, height, 'url(#sky)'),
      `<radialGradient id="glow"><stop stop-color="#ffd9c2" stop-opacity=".6"/><stop offset="1" stop-color="#ffd9c2" stop-opacity="0"/></radialGradient>`,
      filled(towers(640, 90, 300, 84), colour.farther, 'opacity=".45"'),
      circle(sun, 560, 520, 'url(#glow)'),
      circle(sun, 560, 150, '#ffe4cf'),
      drawn('M1180 470H1420M1690 420H1960M1240 505H1330M1720 520H1860', '#fff', 6, 'opacity=".35"'),
      filled(towers(690, 10, 110, 96), colour.far, 'opacity=".85"'),
      drawGantryCrane(1900, 2220),
      drawLockHall(250, 8),
      drawPumpTower(1216),
      drawHarbourRoom(1800, 430),
      banners([300, 536, 772, 1008]),
      drawQuay(chance, width, [1410, 1710]),
      drawRiver(chance, width, height, sun),
      drawLock(1410, 1710),
      drawBoat(1800),
      drawn(gulls, '#fff', 4, 'opacity=".8"'),
    ].join(''),
  );

  function towers(base: number, low: number, high: number, span: number): string {
    let path = `M-20 ${quay}V${base}`;
    for (let x = -20; x < width;) {
      const own = Math.round(span * chance.between(0.5, 1.3));
      path += `V${base - chance.whole(low, high)}h${own}`;
      x += own;
    }
    return `${path}V${quay}Z`;
  }
}

const gulls =
  'M1480 230q18-18 34 0q16-18 34 0M1392 292q12-12 24 0q12-12 24 0M1760 270q16-16 30 0q14-16 30 0M2080 210q12-12 24 0q12-12 24 0';

/** The event's colours on the long wall. */
function banners(places: readonly number[]): string {
  return places
    .map(
      (x) =>
        rectangle(x - 18, 566, 36, 116, colour.electric) + drawn(`M${x - 10} 636l7-14l6 8l8-18`, '#fff', 4),
    )
    .join('');
}
