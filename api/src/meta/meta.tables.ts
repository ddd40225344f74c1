import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Errors that visitors chose to report. */
export const errorReports = pgTable('error_reports', {
  id: uuid('id').primaryKey().defaultRandom(),
  /** The id of the failed request, if there was one. */
  requestId: text('request_id'),
  message: text('message'),
  additionalErrorBody: text('additional_error_body'),
  email: text('email'),
  reportedAt: timestamp('reported_at', { withTimezone: true }).notNull().defaultNow(),
});
