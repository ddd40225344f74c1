import type { AnyObject, ObjectSchema } from 'yup';
import type { Config } from '../config.ts';
import type { Db, Tx } from '../db/db.ts';
import type { MailOutbox } from '../mail/outbox.ts';
import type { CacheName } from '../responses/response-cache.ts';
import type { EntriesQuery, Listed } from './entries-query.ts';

/** The fields of an entry as they can be written in JSON: moments are ISO 8601 texts. */
export type Values = Record<string, unknown>;

export interface WriteScene {
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
  /** What is shown this once, such as the link of an invitation. */
  issued?: string;
  /** Fields whose value was drawn by chance or taken from the clock: another time they would have another one. */
  drawn?: readonly string[];
}

/** What organisers list and change: who may is in the contract, what it consists of and how it is stored is here. */
export interface Resource {
  /** The field that names an entry. */
  key: string;
  /** The rules of the fields of one entry, most resources have the same for all; null: of all there are. */
  getFields(key: string | null): ObjectSchema<AnyObject>;
  /** Every field that entries have, in the order of a table's columns. */
  columns: readonly string[];
  /** Set when an entry is added, and never changed. */
  fixed?: readonly string[] | undefined;
  /** Shown, and set by nobody. */
  readOnly?: readonly string[] | undefined;
  /** A new entry is called `new` until the database has given it a key. */
  makesKeys?: true;
  /** Entries come about elsewhere, and are only changed here. */
  addsNone?: true;
  /** The cached responses that show its entries. */
  drops: readonly CacheName[];
  list(db: Db, query: EntriesQuery): Promise<Listed>;
  /** An entry by its key or another name of its own; `lock`: nobody else changes it until the transaction ends. */
  find(db: Db, key: string, options?: { lock?: boolean }): Promise<Values | null>;
  /** The one form of values that can be written in several, such as money. */
  inOneForm?(after: Values): Values;
  /** Rules that several fields have together: a message by the field it belongs to. */
  check?(after: Values): Record<string, string>;
  write(tx: Tx, row: Write, scene: WriteScene): Promise<Written>;
  /** Absent: entries stay. */
  remove?(tx: Tx, key: string, scene: WriteScene): Promise<void>;
  /** What an organiser should know of an entry before it is made, such as that its hall is taken twice. */
  notesOn?(tx: Tx, key: string): Promise<string[]>;
  /** What follows from all that one call has changed, in the same transaction, such as emails to those concerned. */
  settle?(tx: Tx, changed: readonly Changed[], scene: WriteScene): Promise<void>;
}
