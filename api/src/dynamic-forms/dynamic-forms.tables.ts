import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { InferType } from 'yup';
import type { dynamicForm } from '@summit/contract/calls/forms';

/** A form as the server describes it. */
export type DynamicForm = InferType<typeof dynamicForm>;

/** Forms that the server describes. */
export const dynamicForms = pgTable('dynamic_forms', {
  /** What `/public/forms/:type` calls it. */
  type: text('type').primaryKey(),
  title: text('title').notNull(),
  /** With the rules of each: their names, messages and parameters. */
  fields: jsonb('fields').$type<DynamicForm['fields']>().notNull(),
  /** What a visitor reads whose token is not good; null: the form takes no token. */
  invalidToken: text('invalid_token'),
});
