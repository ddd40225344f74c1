// Fonts for what Roboto has no glyphs for: the Noto family, one file for each script or part of one. They are read when a text
// needs them, and stay in memory until the thread ends.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { openFont } from './open-font.mjs';

const require = createRequire(import.meta.url);

/** In the order in which they are asked for a character. */
const families = [
  ...['noto-sans', 'noto-sans-arabic', 'noto-sans-hebrew', 'noto-sans-armenian', 'noto-sans-georgian'],
  ...['noto-sans-bengali', 'noto-sans-gurmukhi', 'noto-sans-gujarati'],
  ...['noto-sans-tamil', 'noto-sans-telugu', 'noto-sans-kannada', 'noto-sans-malayalam'],
  ...['noto-sans-sinhala', 'noto-sans-thai', 'noto-sans-lao', 'noto-sans-khmer', 'noto-sans-myanmar'],
  ...[
    'noto-sans-ethiopic',
    'noto-sans-sc',
    'noto-sans-jp',
    'noto-sans-kr',
    'noto-sans-symbols',
    'noto-emoji',
  ],
];

/** A font of one weight from a file that has them all: no others can be embedded. */
function instanceOf(variable, wght) {
  const options = { targetFormat: 'sfnt', keepAllGlyphs: true, noHinting: true, variationAxes: { wght } };
  return subsetFont(variable, undefined, options);
}

/** @typedef {{ name: string, file: string, ranges: [number, number][] }} FontFile */

/** @type {FontFile[] | undefined} */
let files;

/** @type {Map<string, Promise<{ normal: Buffer, bold: Buffer, font: ReturnType<typeof openFont> }>>} */
const loaded = new Map();

/** Every font file, with the characters that it is for. */
function allFiles() {
  files ??= families.flatMap((family) => {
    const ranges = require(`@fontsource-variable/${family}/unicode.json`);
    return Object.entries(ranges).map(([key, text]) => {
      const name = `${family}-${key.replaceAll(/[[\]]/g, '')}`;
      return {
        name,
        file: `@fontsource-variable/${family}/files/${name}-wght-normal.woff2`,
        ranges: rangesIn(text),
      };
    });
  });
  return files;
}

/** @param {string} text such as `U+0600-06FF,U+200C` @returns {[number, number][]} */
function rangesIn(text) {
  return text.split(',').map((range) => {
    const [first, last = first] = range.trim().slice(2).split('-');
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
  });
}

/** @param {FontFile} file */
function load({ name, file }) {
  const known = loaded.get(name);
  if (known) return known;
  const variable = readFileSync(require.resolve(file));
  const loading = Promise.all([instanceOf(variable, 400), instanceOf(variable, 600)]).then(
    ([normal, bold]) => ({ normal, bold, font: openFont(normal) }),
  );
  loaded.set(name, loading);
  return loading;
}

/**
 * The font that has a glyph for each of these characters; null when none has.
 * @param {number[]} codePoints
 * @returns {Promise<string | null>} its name
 */
export async function fontFor(codePoints) {
  for (const file of allFiles()) {
    const isMeant = ({ ranges }) =>
      codePoints.every((code) => ranges.some(([first, last]) => code >= first && code <= last));
    // The ranges also name characters that the font lacks.
    if (isMeant(file) && has((await load(file)).font, codePoints)) return file.name;
  }
  return null;
}

/** Whether a font that is loaded has a glyph for each of these characters. @param {string} name @param {number[]} codePoints */
export async function hasGlyphs(name, codePoints) {
  const found = await loaded.get(name);
  return found !== undefined && has(found.font, codePoints);
}

/** @param {ReturnType<typeof openFont>} font @param {number[]} codePoints */
function has(font, codePoints) {
  return codePoints.every((code) => font.hasGlyphForCodePoint(code));
}

/**
 * Whether a text can be set in a font that is loaded: the library lacks some rules of shaping, and fails at some words.
 * @param {string} name @param {string} text
 */
export async function canSet(name, text) {
  const found = await loaded.get(name);
  try {
    found?.font.layout(text);
    return true;
  } catch {
    return false;
  }
}

/** The fonts that were asked for, in their two faces. */
export async function loadedFonts() {
  const all = await Promise.all([...loaded].map(async ([name, loading]) => ({ name, ...(await loading) })));
  return all.map(({ name, normal, bold }) => ({ name, normal, bold }));
}
