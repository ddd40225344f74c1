import { sql } from 'drizzle-orm';
import { boolean, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { ActivityGroup, CategoryType } from '@summit/contract/registration/attendee-types';

/** The categories an attendee registers in; the type is what decides the flow. */
export const categories = pgTable(
  'categories',
  {
    /** Readable and lasting: it is the slug in registration addresses too, e.g. `asset-manager`. */
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    type: text('type').$type<CategoryType>().notNull(),
    /** Used when an attendee of this type chose no category: one for each type at most. */
    isDefault: boolean('is_default').notNull().default(false),
    /** Offered to invited VIPs, exhibitors and sponsors only. */
    isVip: boolean('is_vip').notNull().default(false),
    /** The second step requires the account manager's email. */
    needsAccountManager: boolean('needs_account_manager').notNull().default(false),
  },
  (table) => [
    uniqueIndex('categories_default_unique')
      .on(table.type)
      .where(sql`${table.isDefault}`),
  ],
);

export type CategoryRow = typeof categories.$inferSelect;

/** The choices of the registration forms. */
export const predefinedActivities = pgTable('predefined_activities', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  /** The field of the forms it is a choice of. */
  group: text('group').$type<ActivityGroup>().notNull(),
  position: integer('position').notNull().default(0),
});
