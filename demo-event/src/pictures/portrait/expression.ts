import type { Chance } from '../chance.ts';
import { circle, drawn, filled } from '../svg.ts';
import type { Look, Tone } from './look.ts';

const dark = '#15121f';

/** Left and right brow: at rest, raised, drawn together, one up. */
const brows = [
  'M157 200Q171 190 186 197M214 197Q229 190 243 200',
  'M156 194Q171 180 187 191M213 191Q229 180 244 194',
  'M157 194Q171 190 187 200M213 200Q229 190 243 194',
  'M157 201Q171 194 186 199M213 190Q229 177 244 193',
] as const;

/** The eyes' upper edge: open, narrowed by a smile, wide. */
const lids = [
  'M160 215Q172 204 184 215M216 215Q228 204 240 215',
  'M160 213Q172 208 185 214M215 214Q228 208 240 213',
  'M159 214Q172 200 185 214M215 214Q228 200 241 214',
] as const;

/** How somebody looks at the visitor. */
export interface Expression {
  brows: number;
  lids: number;
  /** Where the eyes look, in units to the side. */
  gaze: number;
  mouth: 'closed' | 'broad' | 'calm' | 'crooked' | 'speaking';
  /** How deep a smile is, 5 to 15. */
  smile: number;
  /** How far the face is turned, in units to the side. */
  turn: number;
}

export function expressionFor(chance: Chance): Expression {
  return {
    brows: chance.whole(0, brows.length - 1),
    lids: chance.whole(0, lids.length - 1),
    gaze: chance.pick([-3, 0, 0, 0, 3]),
    mouth: chance.pick(['closed', 'broad', 'broad', 'calm', 'crooked', 'speaking']),
    smile: chance.whole(6, 15),
    turn: chance.pick([-6, -3, 0, 3, 6]),
  };
}

/** Eyes, brows and mouth. */
export function drawFeatures(look: Look, tone: Tone, browColour: string, expression: Expression): string {
  const { gaze } = expression;
  return [
    drawn(brows[expression.brows] ?? brows[0], browColour, look.lipstick ? 4 : 6),
    drawn(lids[expression.lids] ?? lids[0], dark, 3),
    circle(172 + gaze, 215, 5, dark),
    circle(228 + gaze, 215, 5, dark),
    drawMouth(look, tone, expression),
  ].join('');
}

function drawMouth({ lipstick }: Look, { line }: Tone, { mouth, smile }: Expression): string {
  const edge = `stroke="${line}" stroke-width="${lipstick ? 5 : 3.5}" stroke-linejoin="round"`;
  switch (mouth) {
    case 'broad':
      return filled('M175 270Q200 275 225 270Q219 295 200 295Q181 295 175 270Z', '#fff', edge);
    case 'speaking':
      return filled('M181 270Q200 267 219 270Q216 285 200 286Q184 285 181 270Z', '#5b1e22', edge);
    case 'calm':
      return lipstick
        ? filled('M178 273Q190 267 200 270Q210 267 222 273Q212 284 200 284Q188 284 178 273Z', line)
        : drawn('M182 276Q200 279 218 276', line, 4.5);
    case 'crooked':
      return drawn(`M180 278Q202 ${276 + smile / 2} 222 267`, line, lipstick ? 7 : 4.5);
    default:
      return lipstick
        ? filled(
            `M176 269Q190 268 200 272Q210 268 224 269Q213 ${282 + smile} 200 ${282 + smile}Q187 ${282 + smile} 176 269Z`,
            line,
          )
        : drawn(`M179 274Q200 ${280 + smile} 221 274`, line, 4.5);
  }
}
