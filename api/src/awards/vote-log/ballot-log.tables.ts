import { boolean, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { organisers } from '../../organisers/organisers/organisers.tables.ts';
import { ballots } from '../ballots.tables.ts';

/** What a log's ballots may choose, frozen when its vote opened. Final, as all tables of the log. */
export const ballotRules = pgTable('ballot_rules', {
  /** `2027-Company-one`. */
  log: text('log').primaryKey(),
  /** As it is hashed and published. */
  rules: text('rules').notNull(),
  rulesHash: text('rules_hash').notNull(),
  frozenAt: timestamp('frozen_at', { withTimezone: true }).notNull(),
});

/** The leaves of each log without gaps, each with the signed head of the log that ends with it. Hashes are hex. */
export const ballotLeaves = pgTable(
  'ballot_leaves',
  {
    log: text('log')
      .notNull()
      .references(() => ballotRules.log),
    /** From 0; also the ballot's number. */
    index: integer('index').notNull(),
    ballotId: uuid('ballot_id')
      .notNull()
      .references(() => ballots.id)
      .unique('ballot_leaves_ballot_unique'),
    leaf: text('leaf').notNull(),
    /** The roots of the complete subtrees after this leaf, the largest first: what the next leaf is appended to. */
    frontier: text('frontier').array().notNull(),
    root: text('root').notNull(),
    signature: text('signature').notNull(),
  },
  (table) => [primaryKey({ name: 'ballot_leaves_key', columns: [table.log, table.index] })],
);

/** What opens the leaves for an auditor. Never part of a response. */
export const ballotNonces = pgTable('ballot_nonces', {
  ballotId: uuid('ballot_id')
    .primaryKey()
    .references(() => ballots.id),
  nonce: text('nonce').notNull(),
});

/** The heads that the log is held to: each hour, and when its vote closes. */
export const publishedHeads = pgTable(
  'published_heads',
  {
    log: text('log')
      .notNull()
      .references(() => ballotRules.log),
    size: integer('size').notNull(),
    isClosing: boolean('is_closing').notNull(),
    publishedAt: timestamp('published_at', { withTimezone: true }).notNull(),
    /** Of the head with when and why it was published; null for what was published before that was signed. */
    signature: text('signature'),
  },
  (table) => [primaryKey({ name: 'published_heads_key', columns: [table.log, table.size, table.isClosing] })],
);

/**
 * What was announced of a vote, as JSON and signed: which ballots were left out, who was withdrawn, who has won. A new one
 * for each change, which only a withdrawal is.
 */
export const voteRecords = pgTable(
  'vote_records',
  {
    log: text('log')
      .notNull()
      .references(() => ballotRules.log),
    version: integer('version').notNull(),
    record: text('record').notNull(),
    signature: text('signature').notNull(),
    recordedAt: timestamp('recorded_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ name: 'vote_records_key', columns: [table.log, table.version] })],
);

/** Ballots that are not counted. Two different people are responsible for each: the database checks it. */
export const ballotExclusions = pgTable('ballot_exclusions', {
  ballotId: uuid('ballot_id')
    .primaryKey()
    .references(() => ballots.id),
  reason: text('reason').notNull(),
  /** Their names, as they are published. */
  proposedBy: text('proposed_by').notNull(),
  confirmedBy: text('confirmed_by').notNull(),
  /** Who they are. Null for what was excluded before that was stored. */
  proposedById: uuid('proposed_by_id').references(() => organisers.id),
  confirmedById: uuid('confirmed_by_id').references(() => organisers.id),
  excludedAt: timestamp('excluded_at', { withTimezone: true }).notNull(),
});
