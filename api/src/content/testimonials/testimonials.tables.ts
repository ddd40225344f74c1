import { integer, pgTable, text } from 'drizzle-orm/pg-core';

/** The kinds of people in testimonials. */
export const testimonialTypes = pgTable('testimonial_types', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
});

export const testimonials = pgTable('testimonials', {
  id: text('id').primaryKey(),
  /** The edition whose list it is in. */
  edition: integer('edition').notNull(),
  quote: text('quote').notNull(),
  name: text('name').notNull(),
  jobTitle: text('job_title'),
  company: text('company'),
  imageUrl: text('image_url'),
  typeId: text('type_id')
    .notNull()
    .references(() => testimonialTypes.id),
  position: integer('position').notNull().default(0),
});
