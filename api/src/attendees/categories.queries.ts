import { and, asc, count, eq } from 'drizzle-orm';
import type { ActivityGroup, CategoryType } from '@summit/contract/attendee-types';
import type { PageWindow } from '@summit/contract/list-query';
import type { Db } from '../platform/db/db.ts';
import { categories, predefinedActivities, type CategoryRow } from './categories.tables.ts';

/** A category as the calls answer it. */
export interface Category {
  id: string;
  name: string;
  type: CategoryType;
  slug: string;
}

export function toCategory({ id, name, type }: Pick<CategoryRow, 'id' | 'name' | 'type'>): Category {
  return { id, name, type, slug: id };
}

/** One page of the categories by name, those for invited guests or those for everybody, and how many there are. */
export async function listCategories(db: Db, isVip: boolean, window: PageWindow) {
  const wanted = eq(categories.isVip, isVip);
  const rows = await db
    .select()
    .from(categories)
    .where(wanted)
    .orderBy(asc(categories.name), asc(categories.id))
    .limit(window.limit)
    .offset(window.offset);
  const [all] = await db.select({ total: count() }).from(categories).where(wanted);
  return { categories: rows.map(toCategory), total: all?.total ?? 0 };
}

/** The category with this id, or null. */
export async function findCategory(db: Db, id: string): Promise<CategoryRow | null> {
  const [row] = await db.select().from(categories).where(eq(categories.id, id)).limit(1);
  return row ?? null;
}

/** The category of whoever chose none of this type, or null. */
export async function findDefaultCategory(db: Db, type: CategoryType): Promise<CategoryRow | null> {
  const isDefault = and(eq(categories.type, type), eq(categories.isDefault, true));
  const [row] = await db.select().from(categories).where(isDefault).limit(1);
  return row ?? null;
}

/** One page of the choices of the registration forms, all or those of one field, in their order. */
export async function listPredefinedActivities(db: Db, group: string | undefined, window: PageWindow) {
  const { id, name } = predefinedActivities;
  const wanted = group === undefined ? undefined : eq(predefinedActivities.group, group as ActivityGroup);
  const rows = await db
    .select({ id, name, group: predefinedActivities.group })
    .from(predefinedActivities)
    .where(wanted)
    .orderBy(asc(predefinedActivities.group), asc(predefinedActivities.position), asc(name))
    .limit(window.limit)
    .offset(window.offset);
  const [all] = await db.select({ total: count() }).from(predefinedActivities).where(wanted);
  return { predefinedActivities: rows, total: all?.total ?? 0 };
}
