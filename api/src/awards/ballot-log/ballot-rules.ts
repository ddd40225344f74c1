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

/** Which rule a ballot breaks; null: none. */
export function brokenRule(choices: readonly Choice[], rules: BallotRules): 'nominee' | 'too many' | null {
  const chosen = new Map<string, Set<string>>();
  for (const { categoryId, nomineeId } of choices) {
    const category = rules.categories.find(({ id }) => id === categoryId);
    if (!category?.nominees.includes(nomineeId)) return 'nominee';
    const here = chosen.get(categoryId) ?? new Set();
    if (here.has(nomineeId) || here.size >= category.allowedVotes) return 'too many';
    chosen.set(categoryId, here.add(nomineeId));
  }
  return choices.length === 0 ? 'nominee' : null;
}
