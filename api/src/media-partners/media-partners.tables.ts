import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

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

/** What the press and partners can ask for. */
export const mediaKits = pgTable('media_kits', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  description: text('description').notNull().default(''),
  fileUrl: text('file_url'),
  imageUrl: text('image_url'),
});

/** Who asked to become a media partner. */
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
