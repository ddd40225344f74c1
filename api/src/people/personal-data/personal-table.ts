import type { Keeping, StayReason } from '@summit/contract/organising/personal-data';

/** How the rows of one person are found in a table. */
export interface PersonKeys {
  /** Columns with the id of their account. */
  attendee?: readonly string[];
  /** Columns with their address, in any spelling. */
  email?: readonly string[];
  /** A column of JSON in which the address is one of the values, or a value of an item of the list. */
  emailWithin?: string;
}

/** The row stays, without what is personal. */
export interface Emptied {
  /** SQL values by their columns. */
  empty?: Readonly<Record<string, string>>;
  /** A column with a list in JSON: its items that have the address are removed. */
  items?: string;
  why?: StayReason;
}

/** Why a column is not in the copy that somebody gets of what is stored about them. */
type WithheldReason =
  /** It opens an account, a ticket or a page, or is the hash of what does. */
  | 'secret'
  /** The database derives it from what is beside it, to find and compare. */
  | 'derived'
  /** It names or reaches somebody else. */
  | 'others'
  /** Organisers wrote it for one another. */
  | 'internal'
  /** Of the two sides of a conversation the copy has the person's own, under names without a side. */
  | 'side';

/** Why a table is not in the copy at all. */
type UncopiedReason =
  /** Nothing leads from an account or an address to its rows: the site shows them to everybody, or organisers entered them. */
  | 'unlinked'
  /** It ends by itself within a day. */
  | 'brief'
  /** Organisers wrote it for one another. */
  | 'internal'
  /** It is the record of what organisers did, without personal data of visitors. */
  | 'record'
  /** What a provider sent: payments and refunds say the same. */
  | 'repeated';

/** The part of a table that goes into a person's copy: every column that is not withheld. */
export interface Copy {
  withheld?: Partial<Record<WithheldReason, string>>;
  /** Rows that the person may read, besides those that an erasure finds. */
  alsoBy?: PersonKeys;
  /** Columns that may hold somebody else's account or address: empty where it is not the person's own. */
  own?: Pick<PersonKeys, 'attendee' | 'email'>;
  /** Rows that belong to rows of another table that are in the copy: `column` here has what `key` has there. */
  through?: { column: string; table: string; key: string };
}

/** A table with personal data. Every column is named, so that a new one needs a decision. */
export interface PersonalTable {
  /** Columns that name, reach or describe somebody. */
  personal: string;
  /** The other columns. Some are needed to understand the rest, and are exported with it. */
  others: string;
  /**
   * The exported part of the rows. Absent: every column of what `by` finds. `conversations`: of both sides, composed by
   * `copyConversations`.
   */
  copy?: Copy | { none: UncopiedReason } | ({ conversations: true } & Pick<Copy, 'withheld'>);
  /** Absent: nothing leads from a person to a row. */
  by?: PersonKeys;
  /** Rows are removed, or stay with some columns emptied, or stay as they are. */
  erasure: 'remove' | Emptied | { stays: StayReason };
  /** Rows that are older are removed by organisers, at least once a year. */
  overdue?: { column: string; after: Keeping };
}
