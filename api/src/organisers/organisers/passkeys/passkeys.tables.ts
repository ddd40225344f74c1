import { bigint, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { PasskeyTransport } from '@summit/contract/session/passkey-transports';
import { organisers } from '../organisers.tables.ts';

/** Passkeys, which replace password and code: the public half of a key that never leaves its device. */
export const organiserPasskeys = pgTable(
  'organiser_passkeys',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    organiserId: uuid('organiser_id')
      .notNull()
      .references(() => organisers.id, { onDelete: 'cascade' }),
    /** The id that the device gave it, in base64url. */
    credentialId: text('credential_id').notNull().unique('organiser_passkeys_credential_unique'),
    /** The public key, in COSE and base64url. */
    publicKey: text('public_key').notNull(),
    /** Its own count of signatures; a passkey that does not count stays at 0. */
    signCount: bigint('sign_count', { mode: 'number' }).notNull(),
    transports: jsonb('transports').$type<PasskeyTransport[]>().notNull(),
    /** The name that its owner gave it. */
    name: text('name').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    lastUsedAt: timestamp('last_used_at', { withTimezone: true }),
  },
  (table) => [index('organiser_passkeys_organiser_index').on(table.organiserId)],
);

export type PasskeyRow = typeof organiserPasskeys.$inferSelect;

/** Challenges that no passkey has signed yet. Each is valid once: using it removes its row, in whichever process. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    challengeHash: text('challenge_hash').primaryKey(),
    /** The session that may use it; null: a login. */
    sessionHash: text('session_hash'),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('passkey_challenges_expiry_index').on(table.expiresAt)],
);
