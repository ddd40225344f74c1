import { type Chance, chanceFor } from '../chance.ts';
import { palette } from '../palette.ts';
import { filled, picture } from '../svg.ts';
import { drawBeard } from './beard.ts';
import { drawClothes, type Outfit } from './clothes.ts';
import { drawFeatures, expressionFor } from './expression.ts';
import { drawGround, grounds } from './ground.ts';
import { drawHair } from './hair.ts';
import { drawHead, drawJewellery } from './head.ts';
import { type Clothes, hairColours, type Look, skinTones } from './look.ts';

const outfits: readonly [Outfit, ...Outfit[]] = [
  { cloth: palette.ink, under: palette.paper, seam: '#453e5c' },
  { cloth: palette.night, under: palette.paper, seam: '#5a5180' },
  { cloth: palette.paper, under: palette.ink, seam: '#b9b09c' },
  { cloth: palette.stone, under: palette.paper, seam: '#6a6459' },
  { cloth: palette.electric, under: palette.paper, seam: '#2517b8' },
  { cloth: '#6d6790', under: palette.ink, seam: '#4b4670' },
];

const scarves: readonly [{ cloth: string }, ...{ cloth: string }[]] = [
  { cloth: palette.electric },
  { cloth: palette.dusk },
  { cloth: '#7b4a5f' },
  { cloth: '#2f4a4a' },
];

const clothesByDefault: readonly [Clothes, ...Clothes[]] = [
  'blazer',
  'blazer',
  'shirt',
  'crew',
  'turtleneck',
  'vneck',
];

/** An illustrated portrait, 400 by 500 units; the head lies in the upper middle, so that a square crop works too. */
export function drawPortrait(name: string, look: Look): string {
  const chance = chanceFor(name);
  const ground = chance.pick(grounds);
  const outfit = differing(chance, outfits, ground.swallows);
  const scarf = differing(chance, scarves, [...ground.swallows, outfit.cloth]);
  const tone = skinTones[look.skin];
  const hairTone = hairColours[look.hairColour];
  const hair = drawHair(look.hair, hairTone, scarf.cloth);
  const tilt = chance.pick([-5, -3, -1, 0, 1, 3, 5]);
  const expression = expressionFor(chance);
  const turned = (part: string) =>
    expression.turn === 0 || part === ''
      ? part
      : `<g transform="translate(${expression.turn} 0)">${part}</g>`;
  const head = [
    hair.behind,
    drawHead(tone, chance.whole(0, 2)),
    drawBeard(look.beard, hairTone),
    turned(drawFeatures(look, tone, browColour(look), expression)),
    hair.over,
    drawJewellery(look),
  ].join('');
  const chest = filled('M163 366H237L264 404Q200 474 136 404Z', tone.shade);
  const clothes = drawClothes(look.clothes ?? chance.pick(clothesByDefault), outfit);
  const bust = `<g transform="${frameFor(chance)}"><g transform="rotate(${tilt} 200 350)translate(0 36)">${head}</g>${chest}${clothes}</g>`;
  return picture(400, 500, drawGround(chance, ground) + bust);
}

/** How near the person stands, how far from the middle, and to which side they are turned. */
function frameFor(chance: Chance): string {
  const scale = chance.pick([1.04, 1.16, 1.26, 1.4]);
  const aside = chance.whole(-22, 22);
  // The face in the upper middle; the shoulders reach the lower edge.
  const down = Math.round(Math.max(214 - 253 * scale, 500 - 500 * scale));
  const mirror = chance.happens(0.5) ? -1 : 1;
  const across = Math.round(200 - 200 * scale * mirror) + aside;
  return `matrix(${mirror * scale} 0 0 ${scale} ${across} ${down})`;
}

function browColour(look: Look): string {
  const isPale = look.hairColour === 'silver' || look.hairColour === 'blond';
  return isPale ? '#7d6a55' : hairColours[look.hairColour].base;
}

/** One of these whose cloth does not vanish before any of the colours. */
function differing<T extends { cloth: string }>(
  chance: Chance,
  from: readonly [T, ...T[]],
  colours: readonly string[],
): T {
  const start = chance.whole(0, from.length - 1);
  const turned = [...from.slice(start), ...from.slice(0, start)];
  return turned.find(({ cloth }) => !colours.includes(cloth)) ?? from[0];
}
