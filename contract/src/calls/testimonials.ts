import { defineCalls } from '../call.ts';
import * as limits from '../limits.ts';
import { listQuery } from '../list-query.ts';
import { listOf, nullableText, shape, text } from '../response-shapes.ts';
import { optionalText } from '../rules.ts';

const type = shape({ id: text(), name: text() });

const testimonial = shape({
  id: text(),
  quote: text(),
  name: text(),
  jobTitle: nullableText(),
  company: nullableText(),
  imageUrl: nullableText(),
  type,
});

const testimonialsQuery = listQuery({
  itemsOnPage: limits.itemsOnPage.list,
  filters: { 'filter.Type.Id.Equals': optionalText() },
});

export const testimonialCalls = defineCalls({
  testimonials: {
    method: 'GET',
    path: '/public/testimonials',
    access: 'public',
    summary: 'What people say about the event.',
    query: testimonialsQuery,
    response: listOf('testimonials', testimonial),
    errors: [],
  },
  lastYearTestimonials: {
    method: 'GET',
    path: '/public/testimonials/last-year',
    access: 'public',
    summary: 'What people said about the last edition.',
    query: testimonialsQuery,
    response: listOf('testimonials', testimonial),
    errors: [],
  },
  testimonialTypes: {
    method: 'GET',
    path: '/public/testimonials/types',
    access: 'public',
    summary: 'Who speaks in the testimonials.',
    query: listQuery({ itemsOnPage: limits.itemsOnPage.list }),
    response: listOf('testimonialTypes', type),
    errors: [],
  },
});
