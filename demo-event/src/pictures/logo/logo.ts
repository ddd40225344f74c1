import { chanceFor } from '../chance.ts';
import { palette } from '../palette.ts';
import { alphabet } from './alphabet.ts';
import { marks } from './marks.ts';

type Setting = 'upper' | 'lower' | 'title';

interface Wordmark {
  /** Groups of one path for each letter. */
  content: string;
  width: number;
}

/** A company's logo: a sign and its name in drawn letters, in ink on nothing. 200 units tall. `sign` counts round. */
export function drawLogo(name: string, sign: number): string {
  const chance = chanceFor(`logo ${name}`);
  const setting = chance.pick<Setting>(['upper', 'lower', 'title', 'title']);
  const weight = chance.pick([13, 15, 17, 20]);
  const stretch = chance.pick([0.82, 0.94, 1, 1.1]);
  const tracking = (setting === 'upper' ? chance.whole(20, 40) : chance.whole(17, 22)) + weight * 0.6;
  const ends = chance.pick(['round', 'butt']);
  const word = setWord(inSetting(name, setting), tracking);
  const mark = marks[sign % marks.length] ?? marks[0];
  const isAlone = name.length > 14 || chance.happens(0.15);
  const left = isAlone ? 30 : 170;
  const scale = 0.72;
  const width = Math.round(left + word.width * stretch * scale + 30);
  const drawnMark = isAlone ? '' : `<path d="${mark}" fill-rule="evenodd" transform="translate(30 50)"/>`;
  const letters = `<g fill="none" stroke="${palette.ink}" stroke-width="${weight}" stroke-linecap="${ends}" stroke-linejoin="${ends === 'round' ? 'round' : 'miter'}" stroke-miterlimit="2" transform="matrix(${round(stretch * scale)} 0 0 ${scale} ${left} 64)">${word.content}</g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 200" width="${width}" height="200" fill="${palette.ink}">${drawnMark}${letters}</svg>`;
}

function setWord(text: string, tracking: number): Wordmark {
  let x = 0;
  let content = '';
  for (const letter of text) {
    const glyph = alphabet[letter];
    if (glyph) {
      content += `<path d="${glyph.path}" transform="translate(${Math.round(x)})"/>`;
      x += glyph.width + tracking;
    } else {
      x += 34;
    }
  }
  return { content, width: x - tracking };
}

function inSetting(name: string, setting: Setting): string {
  if (setting === 'upper') return name.toUpperCase();
  return setting === 'lower' ? name.toLowerCase() : name;
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
