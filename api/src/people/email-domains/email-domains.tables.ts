import { pgTable, text } from 'drizzle-orm/pg-core';

/** Addresses of the first two are refused; mistyped domains are compared with the last. */
export const domainVerdicts = ['Forbidden', 'Blocked', 'WellKnown'] as const;

/** What the organisers know about the domains of e-mail addresses. Domains that are not listed are welcome. */
export const emailDomains = pgTable('email_domains', {
  /** In lower case, without the `@`. */
  domain: text('domain').primaryKey(),
  verdict: text('verdict').$type<(typeof domainVerdicts)[number]>().notNull(),
});
