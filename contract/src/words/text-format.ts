/** A number as this site writes it, with commas between the thousands: `1,284,000`. Decimals stay as they are. */
export function withThousands(amount: number | string): string {
  const [whole = '', ...decimals] = String(amount).split('.');
  return [whole.replace(/\B(?=(?:\d{3}){1,6}$)/g, ','), ...decimals].join('.');
}

/** The text itself, or its beginning followed by `...` when longer than `max` characters; no character is split. */
export function truncated(text: string, max: number): string {
  const letters = [...text];
  if (letters.length <= max) return text;
  const cut = letters.slice(0, max).join('');
  const words = cut.slice(0, letters[max] === ' ' ? undefined : Math.max(cut.lastIndexOf(' '), 0));
  // A single long word is cut at the limit.
  return `${(words.length > max / 2 ? words : cut).trimEnd()}...`;
}
