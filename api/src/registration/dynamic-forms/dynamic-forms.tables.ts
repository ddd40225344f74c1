import { boolean, index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { InferType } from 'yup';
import type { FormValues } from '@summit/contract/forms/described-form';
import type { SendableFormType, SubmissionStatus } from '@summit/contract/forms/sendable-forms';
import type { dynamicForm } from '@summit/contract/shapes/forms';

/** A form as the server describes it. */
export type DynamicForm = InferType<typeof dynamicForm>;

/** Forms that the server describes. */
export const dynamicForms = pgTable('dynamic_forms', {
  /** The name of the form in `/public/forms/:type`. */
  type: text('type').primaryKey(),
  title: text('title').notNull(),
  /** The fields, each with the names, messages and parameters of its rules. */
  fields: jsonb('fields').$type<DynamicForm['fields']>().notNull(),
  /** The message for a visitor whose token is not valid; null: the form takes no token. */
  invalidToken: text('invalid_token'),
  /** Whether visitors can send it. */
  isOpen: boolean('is_open').notNull().default(false),
});

/** Forms that visitors have sent. */
export const formSubmissions = pgTable(
  'form_submissions',
  {
    /** Begins with the type of the form. */
    reference: text('reference').primaryKey(),
    type: text('type')
      .$type<SendableFormType>()
      .notNull()
      .references(() => dynamicForms.type),
    /** By the names of the form's fields. */
    values: jsonb('values').$type<FormValues>().notNull(),
    status: text('status').$type<SubmissionStatus>().notNull().default('New'),
    /** A note that only organisers see. */
    note: text('note'),
    sentAt: timestamp('sent_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('form_submissions_type_index').on(table.type, table.sentAt)],
);
