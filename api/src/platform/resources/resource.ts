import type { AnyObject, ObjectSchema } from 'yup';
import type { Config } from '../config.ts';
import type { Db, Tx } from '../db/db.ts';
import type { MailOutbox } from '../mail/outbox.queries.ts';
import type { CacheName } from '../responses/response-cache.ts';
import type { EntriesQuery, Listed } from './entries-query.ts';

/** The fields of an entry as they can be written in JSON: moments are ISO 8601 texts. */
export type Values = Record<string, unknown>;

export interface WriteContext {
  now: Date;
  config: Config;
  mail: Pick<MailOutbox, 'enqueueAll'>;
}

/** An entry before and after a change; null: it was not there. */
export interface Changed {
  before: Values | null;
  after: Values | null;
}

/** An entry that is written: `before` is null for a new one, `after` has passed the rules of its fields. */
export interface Write {
  key: string;
  before: Values | null;
  after: Values;
}

export interface Written {
  /** The key of the entry. */
  key: string;
  /** A value that is shown only once, such as the link of an invitation. */
  issued?: string;
  /** Fields whose value is random or the time, so that it differs between a dry run and the change itself. */
  drawn?: readonly string[];
}

/** A resource of organisers: its fields and how it is stored. Its permissions are in the contract. */
export interface Resource {
  /** The field that names an entry. */
  key: string;
  /** The rules of the fields of one entry, which most resources have in common for all; null: of every field. */
  getFields(key: string | null): ObjectSchema<AnyObject>;
  /** Every field that entries have, in the order of a table's columns. */
  columns: readonly string[];
  /** Fields that are set when an entry is added, and never changed. */
  fixed?: readonly string[] | undefined;
  /** Fields that are shown and cannot be set. */
  readOnly?: readonly string[] | undefined;
  /** The default values of its columns, by field, but for those that the database makes up. */
  defaults?: Values;
  /** Whether keys are ids that nobody chooses: a new entry has the key `new`, or an id that its form has made up. */
  makesKeys?: true;
  /** The cached responses that show its entries. */
  drops: readonly CacheName[];
  list(db: Db, query: EntriesQuery): Promise<Listed>;
  /** Finds an entry by its key or another unique name; `lock` locks it until the transaction ends. */
  find(db: Db, key: string, options?: { lock?: boolean }): Promise<Values | null>;
  /** Normalises values that have several spellings, such as money. */
  inOneForm?(after: Values): Values;
  /** Rules that several fields have together: a message by the field it belongs to. */
  check?(after: Values): Record<string, string>;
  write(tx: Tx, row: Write, context: WriteContext): Promise<Written>;
  /** Removes an entry; absent: entries cannot be removed. */
  remove?(tx: Tx, key: string, context: WriteContext): Promise<void>;
  /** Warnings about an entry before it is saved, such as that its hall is taken twice. */
  notesOn?(tx: Tx, key: string): Promise<string[]>;
  /** The side effects of all changes of one call, in the same transaction, such as emails to those concerned. */
  settle?(tx: Tx, changed: readonly Changed[], context: WriteContext): Promise<void>;
}
