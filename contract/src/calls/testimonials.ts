import * as limits from '../limits/limits.ts';
import { defineCall } from '../requests/call.ts';
import { listQuery } from '../requests/list-query.ts';
import { listOf } from '../requests/response-shapes.ts';
import * as shapes from '../shapes/testimonials.ts';

export const testimonials = defineCall({
  method: 'GET',
  path: '/public/testimonials',
  access: 'public',
  summary: 'What people say about the event.',
  query: shapes.testimonialsQuery,
  response: listOf('testimonials', shapes.testimonial),
  errors: [],
});

export const lastYearTestimonials = defineCall({
  method: 'GET',
  path: '/public/testimonials/last-year',
  access: 'public',
  summary: 'What people said about the last edition.',
  query: shapes.testimonialsQuery,
  response: listOf('testimonials', shapes.testimonial),
  errors: [],
});

/** @public The API serves it with the other rows. */
export const testimonialTypes = defineCall({
  method: 'GET',
  path: '/public/testimonials/types',
  access: 'public',
  summary: 'Who speaks in the testimonials.',
  query: listQuery({ itemsOnPage: limits.itemsOnPage.list }),
  response: listOf('testimonialTypes', shapes.type),
  errors: [],
});
