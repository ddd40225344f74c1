import { type Chance, chanceFor } from '../chance.ts';
import type { HairColour, HairStyle, Look } from './look.ts';

/** How somebody is drawn of whom only presentation (f, m, headscarf, turban) and skin tone are known. */
export function getLook(name: string, face: string): Look {
  const chance = chanceFor(`look ${name}`);
  const skin = Number(face[1]) as Look['skin'];
  const glasses = chance.happens(0.28)
    ? chance.pick<NonNullable<Look['glasses']>>(['round', 'square', 'browline'])
    : undefined;
  const base = { skin, hairColour: hairColourFor(chance, skin), glasses };
  switch (face[0]) {
    case 'h':
      return { ...base, hair: 'headscarf', lipstick: true };
    case 't':
      return { ...base, hair: 'turban', beard: 'full' };
    case 'f':
      return { ...base, hair: longHair(chance, skin), lipstick: true, earrings: chance.happens(0.4) };
    default:
      return { ...base, hair: shortHair(chance, skin), beard: beardFor(chance) };
  }
}

function hairColourFor(chance: Chance, skin: Look['skin']): HairColour {
  if (skin === 1) {
    return chance.pick(['blond', 'brown', 'chestnut', 'copper', 'auburn', 'grey', 'silver', 'espresso']);
  }
  return skin <= 3
    ? chance.pick(['black', 'black', 'espresso', 'espresso', 'brown', 'chestnut', 'grey'])
    : chance.pick(['black', 'black', 'black', 'espresso', 'espresso', 'grey']);
}

function longHair(chance: Chance, skin: Look['skin']): HairStyle {
  if (skin >= 5) return chance.pick(['afro', 'braids', 'bun', 'curlyLong', 'bob', 'buzz']);
  return chance.pick(['bob', 'long', 'longWaves', 'bun', 'ponytail', 'pixie', 'fringe', 'curlyLong']);
}

function shortHair(chance: Chance, skin: Look['skin']): HairStyle {
  if (skin >= 5) return chance.pick(['buzz', 'crop', 'curls', 'bald', 'afro']);
  return chance.pick(['crop', 'sidePart', 'quiff', 'buzz', 'receding', 'bald', 'waves', 'curls']);
}

function beardFor(chance: Chance): Look['beard'] {
  return chance.happens(0.5) ? chance.pick(['full', 'short', 'stubble', 'moustache', 'goatee']) : undefined;
}
