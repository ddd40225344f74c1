import { date, index, integer, pgTable, text } from 'drizzle-orm/pg-core';

/** Albums of photographs. */
export const photoGalleries = pgTable('photo_galleries', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  date: date('date').notNull(),
  coverUrl: text('cover_url'),
});

export const galleryImages = pgTable(
  'gallery_images',
  {
    id: text('id').primaryKey(),
    galleryId: text('gallery_id')
      .notNull()
      .references(() => photoGalleries.id, { onDelete: 'cascade' }),
    /** The description of the picture for screen readers. */
    alt: text('alt').notNull(),
    /** px. */
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    originalImageUrl: text('original_image_url').notNull(),
    thumbnailUrl: text('thumbnail_url').notNull(),
    position: integer('position').notNull().default(0),
  },
  (table) => [index('gallery_images_gallery_index').on(table.galleryId, table.position)],
);
