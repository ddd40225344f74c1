/**
 * What the font of our PDFs, Roboto, has no glyphs for. Fonts for the other scripts are not installed: those for Chinese,
 * Japanese and Korean take 30 to 80 MB each, and pdfmake puts the words of right-to-left scripts in the wrong order.
 */
const unprintable =
  /[^\u0300\u0301\u0303\u0309\u0323\t\n\r\u0020-\u007e\u00a0-\u017f\u018f\u0192\u01a0\u01a1\u01af\u01b0\u01fa-\u01ff\u0218-\u021b\u02c6\u02c7\u02d8-\u02dd\u0384-\u038a\u038c\u038e-\u03a1\u03a3-\u03ce\u0400-\u0482\u048a-\u0513\u1e80-\u1e85\u1e9e\u1ea0-\u1ef9\u2000-\u200b\u2010\u2011\u2013-\u2015\u2017-\u201e\u2020-\u2022\u2025\u2026\u2030\u2032\u2033\u2039\u203a\u2044\u20a3\u20a4\u20a6-\u20ac\u20b1\u20b9\u20ba\u20bc\u20bd\u2105\u2113\u2116\u2122\u2126\u2212]+/gu;

/** A value whose texts can be printed: `[…]` stands for what cannot. */
export function printable<Value>(value: Value): Value {
  const json = JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'string' ? part.replace(unprintable, '[…]') : part,
  );
  return JSON.parse(json) as Value;
}

/** Whether all texts of a value can be printed as they are. */
export function isPrintable(value: unknown): boolean {
  return JSON.stringify(printable(value)) === JSON.stringify(value);
}
