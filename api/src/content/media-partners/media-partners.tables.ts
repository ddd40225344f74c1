import { jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { KitAudience, LogoGround } from '@summit/contract/shapes/media-partners';

/** The kinds of media partner. */
export const mediaPartnerTypes = pgTable('media_partner_types', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
});

export const mediaPartners = pgTable('media_partners', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  logoUrl: text('logo_url'),
  url: text('url'),
  typeId: text('type_id')
    .notNull()
    .references(() => mediaPartnerTypes.id),
});

/** A file of a media kit that can be downloaded by itself. */
export interface KitFile {
  /** The name of the downloaded file. */
  name: string;
  url: string;
  ground: LogoGround | '';
}

/** Media kits that the press and partners can request. */
export const mediaKits = pgTable('media_kits', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  description: text('description').notNull().default(''),
  audience: text('audience').$type<KitAudience>().notNull().default('Press'),
  /** The whole kit; null: the organisers send it on request. */
  fileUrl: text('file_url'),
  imageUrl: text('image_url'),
  files: jsonb('files').$type<KitFile[]>().notNull().default([]),
});

export type MediaKitRow = typeof mediaKits.$inferSelect;

/** Requests for a kit, and to become a media partner or sponsor where the kit is meant for that. */
export const mediaPartnerRequests = pgTable('media_partner_requests', {
  id: uuid('id').primaryKey().defaultRandom(),
  company: text('company').notNull(),
  name: text('name').notNull(),
  email: text('email').notNull(),
  phone: text('phone'),
  mediaKitId: text('media_kit_id')
    .notNull()
    .references(() => mediaKits.id),
  message: text('message'),
  requestedAt: timestamp('requested_at', { withTimezone: true }).notNull(),
});
