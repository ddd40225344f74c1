import { asc, eq } from 'drizzle-orm';
import type { ActivityGroup, CategoryType } from '@summit/contract/registration/attendee-types';
import type { PageQuery } from '@summit/contract/requests/list-query';
import type { Db } from '../../platform/db/db.ts';
import { byName } from '../../platform/db/names.ts';
import { onePage } from '../../platform/db/one-page.ts';
import { categories, type CategoryRow, predefinedActivities } from '../attendees/categories.tables.ts';

/** A category as the calls return it. */
export interface Category {
  id: string;
  name: string;
  type: CategoryType;
  slug: string;
}

/** A category as calls return it: its id is its slug. */
export function toCategory({ id, name, type }: Pick<CategoryRow, 'id' | 'name' | 'type'>): Category {
  return { id, name, type, slug: id };
}

/** One page of the categories by name, those for invited guests or those for everybody, and the counts. */
export async function listCategories(db: Db, isVip: boolean, query: PageQuery) {
  const wanted = eq(categories.isVip, isVip);
  const { rows, counts } = await onePage(db, query, {
    select: db
      .select()
      .from(categories)
      .orderBy(asc(byName(categories.name)), asc(categories.id))
      .$dynamic(),
    from: categories,
    where: wanted,
  });
  return { categories: rows.map(toCategory), ...counts };
}

/** The category with this id, or null. */
export async function findCategory(db: Db, id: string): Promise<CategoryRow | null> {
  const [row] = await db.select().from(categories).where(eq(categories.id, id)).limit(1);
  return row ?? null;
}

/** The default category of the first of these types that has one, or null. */
export async function findDefaultCategory(
  db: Db,
  types: readonly CategoryType[],
): Promise<CategoryRow | null> {
  const rows = await db.select().from(categories).where(eq(categories.isDefault, true));
  const inOrder = types.map((type) => rows.find((row) => row.type === type));
  return inOrder.find((row) => row !== undefined) ?? null;
}

/** One page of the choices of the registration forms, all or those of one field, in their order. */
export async function listPredefinedActivities(db: Db, group: string | undefined, query: PageQuery) {
  const { name, position } = predefinedActivities;
  const wanted = group === undefined ? undefined : eq(predefinedActivities.group, group as ActivityGroup);
  const { rows, counts } = await onePage(db, query, {
    select: db
      .select()
      .from(predefinedActivities)
      .orderBy(asc(predefinedActivities.group), asc(position), asc(byName(name)))
      .$dynamic(),
    from: predefinedActivities,
    where: wanted,
  });
  return { predefinedActivities: rows, ...counts };
}
