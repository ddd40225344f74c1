/** What the database puts around a word that was found: characters that no text has a use for. */
export const mark = { start: '\uE000', stop: '\uE001' } as const;

interface TextPart {
  text: string;
  isMatch: boolean;
}

/** A headline of the database in parts. */
export function markedParts(headline: string): TextPart[] {
  const parts = headline.split(mark.start).flatMap((piece, at): TextPart[] => {
    if (at === 0) return [{ text: piece, isMatch: false }];
    const [match = '', ...rest] = piece.split(mark.stop);
    return [
      { text: match, isMatch: true },
      { text: rest.join(''), isMatch: false },
    ];
  });
  return parts.filter(({ text }) => text !== '');
}

/** The same for a quotation, with an ellipsis where its text goes on. */
export function quotedParts(headline: string, whole: string): TextPart[] {
  const quotation = markedParts(headline);
  if (quotation.length === 0) return [];
  const plain = quotation.map(({ text }) => text).join('');
  const more = { text: '…', isMatch: false };
  return [
    ...(whole.startsWith(plain) ? [] : [more]),
    ...quotation,
    ...(whole.trimEnd().endsWith(plain.trimEnd()) ? [] : [more]),
  ];
}
