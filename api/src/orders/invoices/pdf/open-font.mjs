// Opens fonts with the copy of fontkit that pdfmake uses, and has HarfBuzz place the letters of the scripts whose rules fontkit
// lacks: it would put the signs of Khmer and Burmese in the wrong places.
import { createRequire } from 'node:module';
import { Blob, Buffer, Face, Font, shape } from 'harfbuzzjs';

const require = createRequire(import.meta.url);
const { create } = require('fontkit');

const shapedByHarfBuzz = /^NotoSans(?:Khmer|Myanmar)/;

/** @type {WeakMap<object, Font>} */
const shapers = new WeakMap();
/** The kinds of fonts of the library that are taught already. */
const taught = new WeakSet();

/** @param {Uint8Array} bytes */
export function openFont(bytes) {
  const font = create(bytes);
  teach(Object.getPrototypeOf(font));
  return font;
}

/** All fonts of this kind, also those that pdfmake opens, are set by HarfBuzz where that is needed. */
function teach(kind) {
  if (taught.has(kind)) return;
  taught.add(kind);
  const { layout } = kind;
  kind.layout = function layoutOrShape(text, ...rest) {
    const isShaped = shapedByHarfBuzz.test(this.postscriptName ?? '');
    return isShaped ? shaped(this, text) : layout.call(this, text, ...rest);
  };
}

/** Glyphs and positions of a text, in units of the font, as the library returns them. */
function shaped(font, text) {
  const buffer = new Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(getShaper(font), buffer);
  const placed = buffer.getGlyphInfosAndPositions();
  const starts = [...new Set(placed.map(({ cluster }) => cluster))].sort((one, other) => one - other);
  const named = new Set();
  const glyphs = placed.map(({ codepoint: id, cluster }) => {
    // The characters belong to the first glyph of a cluster, so that they are copied once.
    const isFirst = !named.has(cluster);
    named.add(cluster);
    const end = starts[starts.indexOf(cluster) + 1];
    const letters = isFirst ? [...text.slice(cluster, end)] : [];
    return font.getGlyph(
      id,
      letters.map((letter) => letter.codePointAt(0)),
    );
  });
  const positions = placed.map(({ xAdvance, yAdvance, xOffset, yOffset }) => ({
    ...{ xAdvance, yAdvance, xOffset, yOffset },
  }));
  const advanceWidth = positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0);
  return { glyphs, positions, advanceWidth };
}

function getShaper(font) {
  const known = shapers.get(font);
  if (known) return known;
  const { buffer, byteOffset, byteLength } = font.stream.buffer;
  const bytes = buffer.slice(byteOffset, byteOffset + byteLength);
  const shaper = new Font(new Face(new Blob(bytes), 0));
  shapers.set(font, shaper);
  return shaper;
}
