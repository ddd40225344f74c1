/** What a list shows: what it is narrowed to, and its order. */
interface ShownList {
  filter: Record<string, unknown>;
  sort: string;
  order: string;
}

/** Of a list that is as it comes: react-admin sorts by the id unless told otherwise. */
const unsorted = 'id';

/** Whether a list differs from how it comes. */
export function isOwnView({ filter, sort }: ShownList): boolean {
  return Object.keys(filter).length > 0 || sort !== unsorted;
}

/** The address of a list as a view has it: what is missing or no longer fits is as it comes. */
export function viewAddress(query: Record<string, unknown>): string {
  const { filter, sort, order } = query;
  const isObject = typeof filter === 'object' && filter !== null && !Array.isArray(filter);
  const shown = {
    filter: JSON.stringify(isObject ? filter : {}),
    sort: typeof sort === 'string' ? sort : unsorted,
    order: order === 'DESC' ? 'DESC' : 'ASC',
    page: '1',
    perPage: '25',
  };
  return `?${new URLSearchParams(shown).toString()}`;
}
