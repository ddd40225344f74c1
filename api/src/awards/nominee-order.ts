import { createHash } from 'node:crypto';

interface Named {
  id: string;
  name: string;
}

/** The order for everybody: A to Z, which reveals nothing about votes. */
export function inNeutralOrder<T extends Named>(nominees: readonly T[]): T[] {
  const byName = new Intl.Collator('en-GB');
  return [...nominees].sort((a, b) => byName.compare(a.name, b.name) || byName.compare(a.id, b.id));
}

/** A separate order for each voter, so that no nominee profits from the alphabet; the same at every visit. */
export function shuffledFor<T extends Named>(voterId: string, nominees: readonly T[]): T[] {
  const lot = (nominee: T): string => createHash('sha256').update(`${voterId} ${nominee.id}`).digest('hex');
  const drawn = nominees.map((nominee) => ({ nominee, lot: lot(nominee) }));
  return drawn.sort((a, b) => (a.lot < b.lot ? -1 : 1)).map(({ nominee }) => nominee);
}
