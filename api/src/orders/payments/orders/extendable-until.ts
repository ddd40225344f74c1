import * as limits from '@summit/contract/limits/limits';
import type { PackagePlaceRow } from '../../packages/packages.tables.ts';

/** Until when the attendee can extend the time for paying. */
export function extendableUntil({ chosenAt, heldUntil }: PackagePlaceRow): Date {
  const last = new Date(chosenAt.getTime() + limits.maxPlaceHoldTime);
  return heldUntil && heldUntil > last ? heldUntil : last;
}
