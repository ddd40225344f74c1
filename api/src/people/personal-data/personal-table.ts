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

/** A table with personal data. Every column is named, so that a new one needs a decision. */
export interface PersonalTable {
  /** Columns that name, reach or describe somebody. */
  personal: string;
  /** The other columns. Some are needed to let the rest be understood, and are handed out with it. */
  others: string;
  /** Columns that are not handed out, because the links in them open the account. */
  withheld?: string;
  /** Absent: nothing leads from a person to a row. */
  by?: PersonKeys;
  /** Rows are removed, or stay with some columns emptied, or stay as they are. */
  erasure: 'remove' | Emptied | { stays: StayReason };
  /** Rows that are older are removed by organisers, at least once a year. */
  overdue?: { column: string; after: Keeping };
}
