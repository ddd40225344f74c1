import { type Hash, hashLeaf, sha256 } from './merkle-tree.ts';

/** A nominee chosen in a category. */
export interface Choice {
  categoryId: string;
  nomineeId: string;
}

/** The opening of a leaf: the choices of a ballot, and the random bytes that hide them. */
export interface Opening {
  choices: readonly Choice[];
  /** 32 bytes. Without it a leaf could be compared with every possible ballot. */
  nonce: Buffer;
}

export const nonceBytes = 32;

/** The leaf of the ballot with this number: it says which ballot it is, and hides what the ballot chose. */
export function ballotLeaf(ballotNo: number, { choices, nonce }: Opening): Hash {
  const number = Buffer.alloc(8);
  number.writeBigUInt64BE(BigInt(ballotNo));
  return hashLeaf(Buffer.concat([number, sha256(Buffer.from(canonicalChoices(choices)), nonce)]));
}

/** The same text for the same choices, in whatever order they come. */
function canonicalChoices(choices: readonly Choice[]): string {
  return JSON.stringify(choices.map(choiceKey).sort());
}

/** One text for a choice, to compare and to count by. */
export function choiceKey({ categoryId, nomineeId }: Choice): string {
  return JSON.stringify([categoryId, nomineeId]);
}
