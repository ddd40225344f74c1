import type { Entry } from '../../resources/entry-types.ts';

/** The other categories with the same kind of registration, into which an attendee can be moved. */
export function categoriesOfSameKind(categories: readonly Entry[], currentId: string) {
  const all = categories.map(({ key, values }) => ({ key, values: values as Record<string, unknown> }));
  const current = all.find(({ key }) => key === currentId);
  return all.filter(
    ({ key, values }) =>
      key !== currentId && values.type === current?.values.type && values.isVip === current?.values.isVip,
  );
}
