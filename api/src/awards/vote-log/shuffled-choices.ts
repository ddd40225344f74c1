import { createHash } from 'node:crypto';
import { type Choice, choiceKey } from '@summit/tally/log/ballot-leaf';

/**
 * Choices in an order that is derived from the root of the closed log, so that nothing of the order of ballots remains and
 * every copy is the same.
 */
export function shuffledChoices(choices: readonly Choice[], root: string): Choice[] {
  const seen = new Map<string, number>();
  const drawn = choices.map((choice) => {
    const key = choiceKey(choice);
    const nth = (seen.get(key) ?? 0) + 1;
    seen.set(key, nth);
    return { choice, lot: createHash('sha256').update(`${root} ${key} ${nth}`).digest('hex') };
  });
  return drawn.sort((a, b) => (a.lot < b.lot ? -1 : 1)).map(({ choice }) => choice);
}
