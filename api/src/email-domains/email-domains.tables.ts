import { pgTable, text } from 'drizzle-orm/pg-core';

/** What the organisers know about the domains of e-mail addresses. Domains that are not listed are welcome. */
export const emailDomains = pgTable('email_domains', {
  /** In lower case, without the `@`. */
  domain: text('domain').primaryKey(),
  /** `WellKnown` domains are what a likely typo is compared with. */
  verdict: text('verdict').$type<'Forbidden' | 'Blocked' | 'WellKnown'>().notNull(),
});
