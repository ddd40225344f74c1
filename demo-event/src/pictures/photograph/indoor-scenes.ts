import type { Chance } from '../chance.ts';
import { circle, drawn, filled, rectangle } from '../svg.ts';
import { drawGlow, drawScreen, drawSky } from './light.ts';
import type { Mood } from './mood.ts';
import { bustPath, crowdPath, seatedPath, standingPath } from './people.ts';

/** One speaker on the main stage, seen over the heads of the audience. */
export function drawStage(chance: Chance, mood: Mood): string {
  const screen = { x: chance.whole(150, 260), y: 90, width: chance.whole(640, 760), height: 350 };
  const speaker = chance.happens(0.5) ? screen.x - 50 : screen.x + screen.width + 60;
  const beam = Math.round(speaker);
  return [
    rectangle(0, 0, 1200, 800, mood.layers[2]),
    drawGlow(600, 300, 640, mood.glow, 0.55),
    drawScreen(chance, mood, screen),
    filled(`M${beam - 20} 0L${beam - 150} 560H${beam + 150}L${beam + 20} 0Z`, '#fff', 'opacity=".1"'),
    rectangle(0, 548, 1200, 60, mood.layers[1]),
    `<ellipse cx="${beam}" cy="556" rx="130" ry="16" fill="#fff" opacity=".22"/>`,
    filled(standingPath(speaker, 558, 200), mood.line),
    filled(crowdPath(chance, 690, 92), mood.layers[1]),
    filled(crowdPath(chance, 760, 128), mood.layers[0], 'opacity=".35"'),
    filled(crowdPath(chance, 850, 176), '#07060b'),
  ].join('');
}

/** The full hall from the back row: every seat taken. */
export function drawAudience(chance: Chance, mood: Mood): string {
  const rows = [420, 470, 530, 605, 700, 830];
  const crowd = rows.map((y, index) => {
    const size = 46 + index * 27;
    const fill = index % 2 === 0 ? mood.layers[1] : mood.layers[2];
    return filled(crowdPath(chance, y + 40, size), fill);
  });
  return [
    rectangle(0, 0, 1200, 800, mood.layers[2]),
    drawGlow(600, 230, 760, mood.glow, 0.75),
    drawScreen(chance, mood, { x: 330, y: 110, width: 540, height: 240 }),
    filled('M0 0H1200L860 80H340Z', mood.layers[1], 'opacity=".8"'),
    drawn('M60 0L350 82M240 0L420 82M960 0L780 82M1140 0L850 82M600 0V82', mood.line, 2, 'opacity=".35"'),
    ...crowd,
    filled(bustPath(chance.between(180, 420), 880, 320), '#07060b'),
  ].join('');
}

/** Four people in armchairs under the screen, in the middle of an argument. */
export function drawPanel(chance: Chance, mood: Mood): string {
  const seats = [270, 490, 710, 930].map((x, index) => {
    const facing = index < 2 ? 1 : -1;
    const chair = `M${x - 70} 640v-120q0-26 26-26h88q26 0 26 26v120z`;
    return (
      filled(chair, index % 2 === 0 ? mood.layers[1] : mood.layers[0]) +
      filled(seatedPath(x, 690, 190, facing), index === 1 ? mood.line : '#0d0b14')
    );
  });
  return [
    drawSky(mood),
    drawGlow(600, 260, 700, mood.glow, 0.5),
    drawScreen(chance, mood, { x: 120, y: 80, width: 960, height: 300 }),
    rectangle(0, 680, 1200, 120, mood.layers[2]),
    ...seats,
    drawn('M600 690V640M560 640H640', mood.line, 5),
    drawn('M0 680H1200', mood.line, 2, 'opacity=".6"'),
  ].join('');
}

/** The expo floor: stands under hanging banners, people between them. */
export function drawExpo(chance: Chance, mood: Mood): string {
  let hall = '';
  for (let index = 0; index < 7; index += 1) {
    const x = 40 + index * 170 + chance.whole(-16, 16);
    const drop = chance.whole(90, 240);
    const fill = index % 3 === 1 ? mood.glow : (mood.layers[index % 2 === 0 ? 0 : 1] ?? mood.layers[0]);
    hall +=
      drawn(`M${x + 40} 0V${drop}`, mood.line, 2, 'opacity=".6"') +
      rectangle(x, drop, 84, chance.whole(110, 170), fill);
  }
  let stands = '';
  for (let index = 0; index < 4; index += 1) {
    const x = -40 + index * 330 + chance.whole(-20, 20);
    const height = chance.whole(150, 220);
    stands +=
      rectangle(x, 620 - height, 250, height, mood.layers[1]) +
      rectangle(x, 620 - height, 250, 34, mood.layers[2]) +
      rectangle(x + 24, 560, 120, 60, index % 2 ? mood.glow : mood.layers[0]);
  }
  let people = '';
  for (let count = 0; count < 17; count += 1) {
    people += standingPath(
      30 + count * 70 + chance.between(-22, 22),
      chance.between(640, 720),
      chance.between(150, 190),
    );
  }
  let near = '';
  for (let count = 0; count < 5; count += 1) {
    near += standingPath(
      130 + count * 235 + chance.between(-70, 70),
      chance.between(830, 880),
      chance.between(300, 350),
    );
  }
  return [
    drawSky(mood),
    hall,
    stands,
    filled('M0 620H1200V800H0Z', mood.layers[0], 'opacity=".5"'),
    filled(people, mood.layers[2]),
    filled(near, '#0d0b14'),
  ].join('');
}

/** Coffee between two sessions, seen from above. */
export function drawTables(chance: Chance, mood: Mood): string {
  let tables = '';
  for (const [x, y] of [
    [230, 210],
    [620, 150],
    [1010, 240],
    [400, 560],
    [820, 590],
    [1180, 640],
    [40, 620],
  ] as const) {
    const radius = chance.whole(120, 150);
    tables +=
      circle(x + 12, y + 16, radius, '#15121f', 'opacity=".16"') +
      circle(x, y, radius, chance.pick(['#f7f3ea', mood.sky[0], mood.layers[0]]));
    const cups = chance.whole(3, 5);
    const turn = chance.between(0, 6.28);
    for (let cup = 0; cup < cups; cup += 1) {
      const angle = turn + (cup * 6.28) / cups + chance.between(-0.25, 0.25);
      const cupX = Math.round(x + Math.cos(angle) * radius * 0.6);
      const cupY = Math.round(y + Math.sin(angle) * radius * 0.6);
      tables +=
        circle(cupX, cupY, 27, '#fff', 'stroke="#15121f" stroke-width="2"') +
        circle(cupX, cupY, 17, chance.pick(['#3d2bff', '#4a2c1c', '#4a2c1c', '#8d867a']));
    }
    tables += rectangle(
      x - 26,
      y - 18,
      58,
      40,
      '#15121f',
      `transform="rotate(${chance.whole(-60, 60)} ${x} ${y})" rx="4"`,
    );
  }
  let floor = '';
  for (let x = -400; x < 1300; x += 90) {
    floor += `M${x} 800l400-800`;
  }
  return drawSky(mood) + drawn(floor, mood.layers[1], 1.5, 'opacity=".25"') + tables;
}

/** The awards night: gold light, the shortlist standing on stage. */
export function drawCeremony(chance: Chance, mood: Mood): string {
  let lights = '';
  for (let count = 0; count < 46; count += 1) {
    lights += circle(
      chance.whole(0, 1200),
      chance.whole(0, 420),
      chance.whole(3, 17),
      mood.line,
      `opacity=".${chance.whole(15, 75)}"`,
    );
  }
  const rays = [150, 380, 600, 820, 1050].map((x) =>
    filled(
      `M${x - 8} 0L${x - 120 + (x - 600) / 5} 600H${x + 120 + (x - 600) / 5}L${x + 8} 0Z`,
      mood.glow,
      'opacity=".13"',
    ),
  );
  let winners = '';
  for (let index = 0; index < 7; index += 1) {
    winners += standingPath(300 + index * 100 + chance.between(-14, 14), 590, chance.between(165, 190));
  }
  return [
    drawSky(mood),
    drawGlow(600, 420, 620, mood.glow, 0.6),
    ...rays,
    lights,
    filled('M0 588H1200V640H0Z', mood.layers[0]),
    filled(winners, '#0d0b14'),
    filled('M588 420l12-46l12 46l-6 8v16h-12v-16z', mood.line),
    filled(crowdPath(chance, 740, 120), mood.layers[1]),
    filled(crowdPath(chance, 830, 170), '#0d0b14'),
  ].join('');
}
