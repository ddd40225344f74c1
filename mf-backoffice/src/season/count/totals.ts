import type * as countCalls from '@summit/contract/calls/organise-count';
import type { ResponseOf } from '@summit/contract/requests/call';
import type { Desk } from '../season-data.ts';

/** The votes of one nominee in one category. */
export type Total = ResponseOf<typeof countCalls.awardsCounts>['counts'][number];

/** The name of a category; its id if it no longer exists. */
export function categoryName({ categories }: Desk, id: string): string {
  return categories.find((one) => one.id === id)?.name ?? id;
}
