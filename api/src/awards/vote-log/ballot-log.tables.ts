import { boolean, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { organisers } from '../../organisers/organisers/organisers.tables.ts';
import { ballots } from '../ballots.tables.ts';

/** The choices of a log's ballots, frozen when its vote opened. Like all tables of the log they are final. */
export const ballotRules = pgTable('ballot_rules', {
  /** `2027-Company-one`. */
  log: text('log').primaryKey(),
  /** The text that is hashed and published. */
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
    /** The ballot's number, from 0. */
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

/** The nonces with which auditors open the leaves. They are never part of a response. */
export const ballotNonces = pgTable('ballot_nonces', {
  ballotId: uuid('ballot_id')
    .primaryKey()
    .references(() => ballots.id),
  nonce: text('nonce').notNull(),
});

/** The published heads of a log: one each hour, and one when its vote closes. */
export const publishedHeads = pgTable(
  'published_heads',
  {
    log: text('log')
      .notNull()
      .references(() => ballotRules.log),
    size: integer('size').notNull(),
    isClosing: boolean('is_closing').notNull(),
    publishedAt: timestamp('published_at', { withTimezone: true }).notNull(),
    /** The signature of the head with its moment and reason; null for heads that were published before those were signed. */
    signature: text('signature'),
  },
  (table) => [primaryKey({ name: 'published_heads_key', columns: [table.log, table.size, table.isClosing] })],
);

/**
 * The announcement of a vote, as signed JSON: the excluded ballots, the withdrawn nominees, the winners. There is a new
 * one for each change, which only a withdrawal makes.
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

/** Ballots that are not counted. Two different people are responsible for each, which the database checks. */
export const ballotExclusions = pgTable('ballot_exclusions', {
  ballotId: uuid('ballot_id')
    .primaryKey()
    .references(() => ballots.id),
  reason: text('reason').notNull(),
  /** Their published names. */
  proposedBy: text('proposed_by').notNull(),
  confirmedBy: text('confirmed_by').notNull(),
  /** Their ids; null for exclusions that are older than these columns. */
  proposedById: uuid('proposed_by_id').references(() => organisers.id),
  confirmedById: uuid('confirmed_by_id').references(() => organisers.id),
  excludedAt: timestamp('excluded_at', { withTimezone: true }).notNull(),
});
