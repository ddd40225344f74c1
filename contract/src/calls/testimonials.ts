import { defineCall } from '../call.ts';
import * as limits from '../limits.ts';
import { listQuery } from '../list-query.ts';
import { listOf } from '../response-shapes.ts';
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

export const testimonialTypes = defineCall({
  method: 'GET',
  path: '/public/testimonials/types',
  access: 'public',
  summary: 'Who speaks in the testimonials.',
  query: listQuery({ itemsOnPage: limits.itemsOnPage.list }),
  response: listOf('testimonialTypes', shapes.type),
  errors: [],
});
