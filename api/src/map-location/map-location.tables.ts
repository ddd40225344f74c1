import { doublePrecision, integer, pgTable, text } from 'drizzle-orm/pg-core';

/** The venue and the places around it. */
export const mapLocations = pgTable('map_locations', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  kind: text('kind').$type<'venue' | 'hotel' | 'station' | 'parking'>().notNull(),
  address: text('address').notNull(),
  note: text('note'),
  latitude: doublePrecision('latitude').notNull(),
  longitude: doublePrecision('longitude').notNull(),
  position: integer('position').notNull().default(0),
});
