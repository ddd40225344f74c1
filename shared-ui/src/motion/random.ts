/** A repeatable stream of numbers in [0, 1): the same seed draws the same picture on server and browser. */
export function seeded(seed: number | string): () => number {
  let state = typeof seed === 'number' ? seed : hash(seed);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

function hash(text: string): number {
  let value = 2166136261;
  for (const letter of text) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 16777619);
  return value;
}
