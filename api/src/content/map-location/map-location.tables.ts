import { doublePrecision, integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { placeKinds } from '@summit/contract/shapes/content';

/** The venue and the places around it. */
export const mapLocations = pgTable('map_locations', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  kind: text('kind').$type<(typeof placeKinds)[number]>().notNull(),
  address: text('address').notNull(),
  note: text('note'),
  latitude: doublePrecision('latitude').notNull(),
  longitude: doublePrecision('longitude').notNull(),
  position: integer('position').notNull().default(0),
});
