import { type Chance, chanceFor } from '../chance.ts';
import { palette } from '../palette.ts';
import { filled, picture } from '../svg.ts';
import { drawBeard } from './beard.ts';
import { drawClothes, type Outfit } from './clothes.ts';
import { drawGround, grounds } from './ground.ts';
import { drawHair } from './hair.ts';
import { drawFeatures, drawHead, drawJewellery } from './head.ts';
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
  const tilt = chance.pick([-3, -2, 0, 2, 3]);
  const head = [
    hair.behind,
    drawHead(tone, chance.whole(0, 2)),
    drawBeard(look.beard, hairTone),
    drawFeatures(look, tone, browColour(look), chance.whole(5, 15)),
    hair.over,
    drawJewellery(look),
  ].join('');
  const isTurned = chance.happens(0.5);
  const chest = filled('M163 366H237L264 404Q200 474 136 404Z', tone.shade);
  const clothes = drawClothes(look.clothes ?? chance.pick(clothesByDefault), outfit);
  const frame = isTurned ? 'matrix(-1.16 0 0 1.16 432 -79)' : 'matrix(1.16 0 0 1.16 -32 -79)';
  const bust = `<g transform="${frame}"><g transform="rotate(${tilt} 200 350)translate(0 36)">${head}</g>${chest}${clothes}</g>`;
  return picture(400, 500, drawGround(chance, ground) + bust);
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
