import sharp from 'sharp';
import { awardsGold as gold, darkColours } from '@summit/contract/frame/brand';
import { shareSize } from '@summit/contract/frame/pictures';
import { wordsInBox } from '../platform/pictures/words-in-box.ts';

const { width, height } = shareSize;
const margin = 64;
/** The baseline of the title, and the middle of the line at the bottom. */
const baseline = 508;
const footCentre = 584;

export interface ResultsPictureWords {
  /** The line above the title: a category. */
  eyebrow: string;
  title: string;
  /** The line at the bottom, after the gold dot. */
  foot: string;
}

/** The ridge: from the left edge up to the summit, and a little down again. */
const ridge: readonly [number, number][] = [
  [0, 196],
  [90, 186],
  [170, 169],
  [240, 164],
  [330, 142],
  [420, 132],
  [500, 114],
  [590, 118],
  [680, 96],
  [780, 89],
  [850, 73],
  [950, 69],
  [1040, 52],
  [1110, 62],
  [1200, 69],
];

function line(points: readonly (readonly [number, number])[], attributes: string): string {
  return `<polyline points="${points.map((point) => point.join()).join(' ')}" fill="none" ${attributes}/>`;
}

/** Lines of equal height below the ridge, each flatter than the one above, as on the site's headers. */
function ground(): string {
  const contours = Array.from({ length: 12 }, (_contour, at) => {
    const flatter = 1 - (at + 1) / 14;
    const points = ridge.map(([x, y]) => [x, Math.round(230 - (230 - y) * flatter + at * 9)] as const);
    return line(points, `stroke="${darkColours.inkSoft}" stroke-opacity="${0.3 * flatter}"`);
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<rect width="100%" height="100%" fill="${darkColours.paper}"/>${contours.join('')}
${line(ridge, `stroke="${gold}" stroke-width="5" stroke-linejoin="round"`)}<circle cx="1040" cy="52" r="11" fill="${gold}"/>
<rect x="${margin}" y="540" width="${width - 2 * margin}" height="1" fill="${darkColours.inkSoft}"/>
<circle cx="${margin + 8}" cy="${footCentre}" r="8" fill="${gold}"/></svg>`;
}

/** A PNG of `shareSize`: the ridge in gold, and the words before it. */
export async function drawResultsPicture({ eyebrow, title, foot }: ResultsPictureWords): Promise<Buffer> {
  const wide = width - 2 * margin;
  const [above, name, below] = await Promise.all([
    wordsInBox(eyebrow, { width: wide, height: 84, size: 36, colour: gold }),
    wordsInBox(title, { width: wide, height: 230, size: 104, colour: darkColours.ink }),
    wordsInBox(foot, { width: wide - 32, height: 44, size: 30, colour: darkColours.ink }),
  ]);
  const top = baseline - (name?.height ?? 0);
  const layers = [
    above && { input: above.png, left: margin, top: top - 24 - above.height },
    name && { input: name.png, left: margin, top },
    below && { input: below.png, left: margin + 32, top: footCentre - Math.round(below.height / 2) },
  ];
  return sharp(Buffer.from(ground()))
    .composite(layers.filter((layer) => layer !== null))
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}
