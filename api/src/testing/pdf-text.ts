import { inflateSync } from 'node:zlib';

/** The text of a PDF by pdfkit, line by line in drawing order. */
export function pdfText(pdf: Buffer): string {
  const objects = getObjects(pdf);
  const alphabets = new Map(
    [...objects].flatMap(([id, { dictionary }]) => {
      const unicode = /\/ToUnicode (\d+) 0 R/.exec(dictionary)?.[1];
      return unicode ? [[id, getAlphabet(objects.get(unicode)?.stream ?? '')] as const] : [];
    }),
  );
  const fonts = new Map(
    [...objects.values()].flatMap(({ dictionary }) =>
      [...dictionary.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', id = '']) => [
        name,
        alphabets.get(id),
      ]),
    ),
  );
  const pages = [...objects.values()].filter(({ stream }) => stream.includes('BT'));
  return pages.map(({ stream }) => shownText(stream, fonts)).join('\n');
}

type Alphabet = ReadonlyMap<number, string>;

function getObjects(pdf: Buffer): Map<string, { dictionary: string; stream: string }> {
  const text = pdf.toString('latin1');
  const found = [...text.matchAll(/(\d+) 0 obj\n([\s\S]*?)(?:stream\n([\s\S]*?)\nendstream\n)?endobj/g)];
  return new Map(
    found.map(([, id = '', dictionary = '', body = '']) => {
      const bytes = Buffer.from(body, 'latin1');
      const isPacked = dictionary.includes('/FlateDecode');
      return [id, { dictionary, stream: (isPacked ? inflateSync(bytes) : bytes).toString('latin1') }];
    }),
  );
}

/** Maps glyph numbers to text by the font's own table. */
function getAlphabet(table: string): Alphabet {
  const ranges = [...table.matchAll(/<([0-9a-f]+)> <[0-9a-f]+> \[([^\]]*)\]/gi)];
  return new Map(
    ranges.flatMap(([, first = '0', list = '']) =>
      [...list.matchAll(/<([0-9a-f ]*)>/gi)].map(([, hex = ''], index) => [
        parseInt(first, 16) + index,
        Buffer.from(hex.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'),
      ]),
    ),
  );
}

function shownText(stream: string, fonts: ReadonlyMap<string, Alphabet | undefined>): string {
  let font: Alphabet | undefined;
  const lines: string[] = [];
  for (const [, name, shown] of stream.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (name) font = fonts.get(name);
    const glyphs = [...(shown ?? '').matchAll(/<([0-9a-f]+)>/gi)].flatMap(
      ([, hex = '']) => hex.match(/.{4}/g) ?? [],
    );
    if (shown) lines.push(glyphs.map((glyph) => font?.get(parseInt(glyph, 16)) ?? '?').join(''));
  }
  return lines.join('\n');
}
