import { createHash } from 'node:crypto';
import { compareCodes, compareNames } from '@summit/contract/words/name-order';

interface Named {
  id: string;
  name: string;
}

/** The order for everybody: A to Z, which reveals nothing about votes. */
export function inAlphabeticalOrder<T extends Named>(nominees: readonly T[]): T[] {
  return [...nominees].sort((a, b) => compareNames(a.name, b.name) || compareCodes(a.id, b.id));
}

/** A separate order for each voter, so that no nominee profits from the alphabet; the same at every visit. */
export function shuffledFor<T extends Named>(voterId: string, nominees: readonly T[]): T[] {
  const lot = (nominee: T): string => createHash('sha256').update(`${voterId} ${nominee.id}`).digest('hex');
  const drawn = nominees.map((nominee) => ({ nominee, lot: lot(nominee) }));
  return drawn.sort((a, b) => (a.lot < b.lot ? -1 : 1)).map(({ nominee }) => nominee);
}
