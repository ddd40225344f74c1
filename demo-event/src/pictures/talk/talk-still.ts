import { type Chance, chanceFor } from '../chance.ts';
import { circle, drawn, filled, picture, rectangle } from '../svg.ts';

const light = '#f7f3ea';

/** White words over it are readable on each. */
const grounds = {
  electric: '#3d2bff',
  ink: '#15121f',
  teal: '#0b6b6b',
  rust: '#b3411f',
  olive: '#56701a',
  violet: '#5a2f8c',
} as const;

/** What each talk is about, drawn from its own number. Titles are written over the upper third. */
const subjects = {
  /** Systems that were replaced, all but one. */
  upgrade: () => grid(16, 6, (x, y, at) => square(x, y, at !== 67)),
  /** A call as a wave, and the eleven moments at which it could have ended. */
  call: (chance) =>
    many(60, (at) => {
      const isMoment = at % 5 === 3 && at < 58;
      const height = chance.between(40, 150) + (isMoment ? 130 : 0);
      return rectangle(60 + at * 18, 480 - height / 2, 8, height, isMoment ? light : '#6d6790');
    }),
  /** Villages on their hills. */
  villages: (chance) =>
    many(310, () => {
      const x = chance.between(20, 1180);
      return circle(x, 330 + 90 * Math.sin(x / 170) + chance.between(0, 330), chance.between(3, 7), light);
    }),
  /** Attempts that were crossed out. */
  mistakes: () => grid(6, 3, (x, y, at) => (at === 8 ? circle(x, y, 44, light) : cross(x, y, 40)), 180, 150),
  /** Lines of a till, and one that nobody wanted. */
  shopping: (chance) => {
    let x = 80;
    return many(46, (at) => {
      const width = chance.between(4, 20);
      x += width + chance.between(4, 12);
      return rectangle(x - width, 300, width, at % 9 === 0 ? 400 : 340, light);
    });
  },
  /** A day of twenty-four hours, with the one in which everything has to arrive. */
  day: () =>
    many(24, (hour) => {
      const angle = (hour * Math.PI) / 12;
      const [from, to] = hour === 3 ? [120, 330] : [230, 290];
      const end = (radius: number) => `${600 + Math.sin(angle) * radius} ${440 - Math.cos(angle) * radius}`;
      return drawn(`M${end(from)}L${end(to)}`, light, hour === 3 ? 18 : 8);
    }),
  /** Tickets, most of them closed. */
  tickets: (chance) =>
    grid(40, 14, (x, y) => rectangle(x - 9, y - 6, 18, 12, chance.happens(0.04) ? light : '#6d6790'), 28, 30),
  /** Six teams around one outage. */
  outage: () =>
    circle(600, 460, 70, grounds.ink) +
    many(6, (team) => {
      const angle = (team * Math.PI) / 3;
      return circle(600 + Math.cos(angle) * 330, 460 + Math.sin(angle) * 170, 56, light);
    }),
  /** Three rates that did not move. */
  rates: (chance) =>
    many(3, (desk) => {
      const y = 330 + desk * 130;
      const steps = many(40, (at) => `L${at * 31} ${y + chance.between(-9, 9)}`);
      return drawn(`M-10 ${y}${steps}`, light, 7);
    }),
  /** Entries of a ledger, with what it leaves out. */
  ledger: (chance) =>
    many(11, (row) => {
      const y = 280 + row * 42;
      const isMissing = row === 4 || row === 8;
      return isMissing
        ? drawn(`M80 ${y}h1040`, light, 3, 'stroke-dasharray="2 16"')
        : rectangle(80, y - 7, chance.between(260, 620), 14, light) + rectangle(900, y - 7, 220, 14, light);
    }),
} satisfies Record<string, (chance: Chance) => string>;

export type TalkSubject = keyof typeof subjects;

export type TalkGround = keyof typeof grounds;

/** The still of a talk, 1200 by 800 units: what matters is in the middle 675. */
export function drawTalkStill(subject: TalkSubject, ground: TalkGround): string {
  const drawing = subjects[subject](chanceFor(`talk ${subject}`));
  return picture(1200, 800, rectangle(0, 0, 1200, 800, grounds[ground]) + drawing);
}

function many(count: number, draw: (at: number) => string): string {
  return Array.from({ length: count }, (_, at) => draw(at)).join('');
}

/** Marks in rows below the title, centred. */
function grid(
  columns: number,
  rows: number,
  draw: (x: number, y: number, at: number) => string,
  across = 68,
  down = 68,
): string {
  const left = 600 - ((columns - 1) * across) / 2;
  return many(columns * rows, (at) =>
    draw(left + (at % columns) * across, 300 + Math.floor(at / columns) * down, at),
  );
}

function square(x: number, y: number, isFilled: boolean): string {
  const path = `M${x - 22} ${y - 22}h44v44h-44z`;
  return isFilled ? filled(path, light) : drawn(path, light, 4);
}

function cross(x: number, y: number, size: number): string {
  return drawn(
    `M${x - size} ${y - size}l${2 * size} ${2 * size}m0 ${-2 * size}l${-2 * size} ${2 * size}`,
    light,
    10,
  );
}
