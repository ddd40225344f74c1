// Prepares the texts of a document for pdfmake, which uses one font for each piece of text, writes from left to right, and breaks
// lines between words only.
import bidiFactory from 'bidi-js';
import { canSet, fontFor, hasGlyphs } from './script-fonts.mjs';

/** The replacement for characters that no font has. */
const missing = '[…]';
/** A word of more characters may be wider than a column: it can be broken. */
const longestWord = 24;
/** The maximum length of a piece of such a word if some letters consist of several characters. */
const longestPiece = 8;
/** The most characters in a line of a text that is written from right to left: its lines are broken here. The widest fit a column. */
const longestLine = 20;

const bidi = bidiFactory();
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
const innerWords = new Intl.Segmenter('en', { granularity: 'word' });
/** Characters that join the letter before them with the next one, in scripts of India and its neighbours. */
const joins = /[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca\u1039\u17d2\u200d]$/;
const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;
/** Nothing, after which pdfmake may begin a line, although the letters before and after it are one word. */
const lineMayEnd = { text: '', noWrap: true };
/** Of which a document consists, and where texts are in it. */
const containers = ['content', 'stack', 'columns', 'table', 'body', 'text'];

/** @typedef {{ text: string, font?: string, wordBreak?: string, noWrap?: boolean }} Run */

/**
 * A document whose texts can be printed, and whether all of them can.
 * @param {unknown} document @param {(codePoint: number) => boolean} isInMainFont
 */
export async function layOutTexts(document, isInMainFont) {
  let isWhole = true;

  /** @param {unknown} node @returns {Promise<unknown>} */
  async function visit(node) {
    if (typeof node === 'string') return toText(node);
    if (Array.isArray(node)) return Promise.all(node.map((one) => visit(one)));
    if (typeof node !== 'object' || node === null) return node;
    const changed = { ...node };
    for (const name of containers) {
      if (!Object.hasOwn(changed, name)) continue;
      const inner = await visit(changed[name]);
      // A text in an object stays its text, whatever it consists of.
      changed[name] = name === 'text' && typeof inner === 'object' && inner?.text ? inner.text : inner;
    }
    return changed;
  }

  /** @param {string} typed */
  async function toText(typed) {
    const text = printed(typed);
    const runs = rightToLeft.test(text) ? await rightToLeftRuns(text) : await getRuns(text);
    const isPlain = runs.length <= 1 && runs.every(({ font, wordBreak }) => !font && !wordBreak);
    return isPlain ? (runs[0]?.text ?? '') : { text: runs };
  }

  /** @param {string} text @returns {Promise<Run[]>} */
  async function getRuns(text) {
    /** @type {Run[]} */
    const runs = [];
    for (const { segment } of graphemes.segment(text)) {
      const found = await getFont(segment, runs.at(-1));
      const last = runs.at(-1);
      if (last && last.font === found.font) last.text += found.text;
      else runs.push({ text: found.text, ...(found.font && { font: found.font }) });
    }
    const settable = await Promise.all(runs.map((run) => inSettable(run)));
    return settable.flat().flatMap((run) => breakable(run));
  }

  /** A run without the words that cannot be set. @param {Run} run @returns {Promise<Run[]>} */
  async function inSettable(run) {
    const { font } = run;
    if (!font || (await canSet(font, run.text))) return [run];
    const words = run.text.split(/(?<=\s)/).map(async (text) => {
      if (await canSet(font, text)) return { text, font };
      isWhole = false;
      return { text: missing + (/\s$/.exec(text)?.[0] ?? '') };
    });
    return Promise.all(words);
  }

  /** @param {string} segment @param {Run | undefined} before */
  async function getFont(segment, before) {
    const codePoints = getCodePoints(segment);
    // Spaces and the like stay in the run of the script around them.
    if (before?.font && (await hasGlyphs(before.font, codePoints))) {
      return { text: segment, font: before.font };
    }
    if (codePoints.every((code) => isInMainFont(code) || code < 0x20)) return { text: segment };
    const font = await fontFor(codePoints);
    if (font) return { text: segment, font };
    // Letters of mathematics and the like have plain ones; a heap of accents leaves its letter.
    for (const plain of [
      segment.normalize('NFKC'),
      segment.normalize('NFKD').replaceAll(/\p{M}/gu, '').normalize('NFC'),
    ]) {
      if (plain !== '' && getCodePoints(plain).every((code) => isInMainFont(code))) return { text: plain };
    }
    isWhole = false;
    // Once for all that is missing in a row.
    return { text: before?.text.endsWith(missing) ? '' : missing };
  }

  /** @param {string} text @returns {Promise<Run[]>} */
  async function rightToLeftRuns(text) {
    /** @type {Run[]} */
    const all = [];
    const [paragraph] = bidi.getEmbeddingLevels(text, 'auto').paragraphs;
    const direction = paragraph && paragraph.level % 2 === 1 ? 'rtl' : 'ltr';
    for (const line of getLines(text)) {
      if (all.length > 0) all.push({ text: '\n' });
      for (const { text: token, isReversed } of visualTokens(line, direction)) {
        const runs = (await getRuns(token)).map(({ font, text: own }) => ({
          ...{ text: own, ...(font && { font }), noWrap: true },
        }));
        all.push(...(isReversed ? runs.reverse() : runs));
      }
    }
    return all;
  }

  const laidOut = await visit(document);
  return { document: laidOut, isWhole };
}

/** @param {string} text */
function getCodePoints(text) {
  return [...text].map((character) => character.codePointAt(0) ?? 0);
}

/** A text as it is printed: composed, with the spaces that fonts have, and without signs that draw nothing. @param {string} text */
function printed(text) {
  return text
    .normalize('NFC')
    .replaceAll(/[\u2000-\u200a\u202f\u205f]/g, '\u00a0')
    .replaceAll(/[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, '');
}

/** A run in which long words can be broken. @param {Run} run @returns {Run[]} */
function breakable(run) {
  const words = run.text.split(/(?<=\s)/);
  if (words.every((word) => word.trimEnd().length <= longestWord)) return [run];
  return words.flatMap((word) => {
    if (word.trimEnd().length <= longestWord) return [{ ...run, text: word }];
    return inPieces(word).map((piece) => ({ ...run, ...piece }));
  });
}

/**
 * A long word, to be broken anywhere; in pieces where pdfmake, which breaks between any two code units, would take a letter from
 * its signs. Scripts without spaces are broken between their words.
 * @param {string} word @returns {Run[]}
 */
function inPieces(word) {
  const letters = [...graphemes.segment(word)];
  if (letters.every(({ segment }) => segment.length === 1 && !joins.test(segment))) {
    return [{ text: word, wordBreak: 'break-all' }];
  }
  return [...innerWords.segment(word)]
    .flatMap(({ segment }) => shortPieces(segment))
    .flatMap((text) => [{ text, noWrap: true }, lineMayEnd]);
}

/** @param {string} text */
function shortPieces(text) {
  const pieces = [''];
  let letters = 0;
  for (const { segment } of graphemes.segment(text)) {
    const last = pieces.at(-1) ?? '';
    if (letters >= longestPiece && !joins.test(last)) {
      pieces.push(segment);
      letters = 1;
    } else {
      pieces[pieces.length - 1] = last + segment;
      letters += 1;
    }
  }
  return pieces;
}

/** The lines of a text that pdfmake must not break: it would put the wrong words into them. @param {string} text */
function getLines(text) {
  const lines = [''];
  for (const word of text.split(/(?<=\s)/).flatMap((one) => getPieces(one))) {
    const line = lines.at(-1) ?? '';
    if (line !== '' && line.length + word.trimEnd().length > longestLine) lines.push(word);
    else lines[lines.length - 1] = line + word;
    if (word.endsWith('\n')) lines.push('');
  }
  return lines.map((line) => line.trim()).filter((line) => line !== '');
}

/** @param {string} word */
function getPieces(word) {
  return word.match(new RegExp(`.{1,${longestLine}}\\s?`, 'gsu')) ?? [];
}

/** The words and spaces of a line from left to right; the letters of each stay in their order, as shaping needs it. @param {string} line @param {'ltr' | 'rtl'} direction */
function visualTokens(line, direction) {
  const { levels } = bidi.getEmbeddingLevels(line, direction);
  const mirrored = bidi.getMirroredCharactersMap(line, levels);
  /** @type {{ text: string, level: number }[]} */
  const tokens = [];
  let wasSpace = true;
  for (const [index, unit] of line.split('').entries()) {
    const level = levels[index] ?? 0;
    const text = mirrored.get(index) ?? unit;
    const last = tokens.at(-1);
    const isSpace = /\s/.test(unit);
    if (last && last.level === level && !isSpace && !wasSpace) last.text += text;
    else tokens.push({ text, level });
    wasSpace = isSpace;
  }
  return reordered(tokens).map(({ text, level }) => {
    const isReversed = level % 2 === 1;
    // Signs alone have no script that would turn them round.
    const isOfSigns = isReversed && !rightToLeft.test(text);
    return { text: isOfSigns ? [...text].reverse().join('') : text, isReversed: isReversed && !isOfSigns };
  });
}

/** Rule L2 of the bidirectional algorithm. @template {{ level: number }} T @param {T[]} tokens @returns {T[]} */
function reordered(tokens) {
  const order = [...tokens];
  const highest = Math.max(0, ...tokens.map(({ level }) => level));
  for (let level = highest; level > 0; level -= 1) {
    for (let start = 0; start < order.length; start += 1) {
      let end = start;
      while (end < order.length && order[end].level >= level) end += 1;
      if (end > start) order.splice(start, end - start, ...order.slice(start, end).reverse());
      start = end;
    }
  }
  return order;
}
