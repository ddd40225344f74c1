import { pgTable, text } from 'drizzle-orm/pg-core';

/** Addresses of the first two are refused; mistyped domains are compared with the last. */
export const domainVerdicts = ['Forbidden', 'Blocked', 'WellKnown'] as const;

/** The organisers' rules for domains of email addresses. Domains that are not listed are accepted. */
export const emailDomains = pgTable('email_domains', {
  /** In lower case, without the `@`. */
  domain: text('domain').primaryKey(),
  verdict: text('verdict').$type<(typeof domainVerdicts)[number]>().notNull(),
});
