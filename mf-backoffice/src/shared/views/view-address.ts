/** The state of a list: its filters and its order. */
interface ShownList {
  filter: Record<string, unknown>;
  sort: string;
  order: string;
}

/** The default order of a list: react-admin sorts by the id. */
const unsorted = 'id';

/** Whether a list differs from its default state. */
export function isOwnView({ filter, sort }: ShownList): boolean {
  return Object.keys(filter).length > 0 || sort !== unsorted;
}

/** The address of a list in the state of a view; missing and invalid parts have their defaults. */
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
