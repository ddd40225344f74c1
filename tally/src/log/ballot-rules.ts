import type { Choice } from './ballot-leaf.ts';
import { sha256 } from './merkle-tree.ts';

/** The choices that a ballot of one log allows, and when it is unlinked from them, as frozen when the vote opened. */
export interface BallotRules {
  log: string;
  /** ISO 8601: when the link between accounts and choices is deleted; absent: no date was promised. */
  unlinkAt?: string;
  categories: { id: string; allowedVotes: number; nominees: string[] }[];
}

/** The text of rules that is stored, hashed and published: equal rules have equal texts. */
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
 * The rule that a ballot breaks, of the frozen or the present rules: it chooses a nominee who is not in the
 * category, or none at all; or it chooses too many, or one nominee twice. Null: it breaks none.
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
