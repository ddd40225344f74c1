import type { Choice } from './ballot-leaf.ts';
import { sha256 } from './merkle-tree.ts';

/** What a ballot of one log may choose, and for how long it leads to its choices, as it was when the vote opened. */
export interface BallotRules {
  log: string;
  /** ISO 8601: when what leads from accounts to choices is deleted; absent: nobody has promised it. */
  unlinkAt?: string;
  categories: { id: string; allowedVotes: number; nominees: string[] }[];
}

/** Rules as the text that is stored, hashed and published: the same text for the same rules. */
export function writeRules({ log, unlinkAt, categories }: BallotRules): string {
  const inOrder = categories
    .map(({ id, allowedVotes, nominees }) => ({ id, allowedVotes, nominees: [...nominees].sort() }))
    .sort((a, b) => (a.id < b.id ? -1 : 1));
  return JSON.stringify({ log, unlinkAt, categories: inOrder });
}

/** The hash that heads and receipts name. */
export function hashRules(text: string): string {
  return sha256(Buffer.from(text)).toString('hex');
}

/**
 * Which rule a ballot breaks, by the frozen rules or by what stands at present: it chooses a nominee who does not stand in the
 * category, or nobody at all; or it chooses too many, one nominee twice included. Null: none.
 */
export function brokenRule(
  choices: readonly Pick<Choice, 'categoryId' | 'nomineeId'>[],
  { categories }: Pick<BallotRules, 'categories'>,
): 'nominee' | 'too many' | null {
  const chosen = new Map<string, string[]>();
  for (const { categoryId, nomineeId } of choices) {
    chosen.set(categoryId, [...(chosen.get(categoryId) ?? []), nomineeId]);
  }
  const found = [...chosen].map(([categoryId, names]) => ({
    names,
    category: categories.find(({ id }) => id === categoryId),
  }));
  const stands = found.every(({ names, category }) =>
    names.every((name) => category?.nominees.includes(name)),
  );
  if (!stands || choices.length === 0) return 'nominee';
  const hasTooMany = found.some(
    ({ names, category }) =>
      new Set(names).size < names.length || names.length > (category?.allowedVotes ?? 0),
  );
  return hasTooMany ? 'too many' : null;
}
