import { type SQL, sql } from 'drizzle-orm';
import { text } from 'drizzle-orm/pg-core';
import type { EmailKey } from '@summit/contract/contact-details/email-address';

/**
 * The column by which the addresses of a table are compared: the `canonicalEmail` of the column `email`, which
 * stores the written form. In this collation no letter but A to Z changes its case.
 */
export function emailKey() {
  return text('email_key')
    .$type<EmailKey>()
    .generatedAlwaysAs(sql`lower(email collate "C")`);
}

/** The same for any text in the database, for addresses without such a column. */
export function getEmailKey(address: SQL): SQL {
  return sql`lower(${address} collate "C")`;
}
