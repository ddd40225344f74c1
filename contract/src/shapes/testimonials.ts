import { optionalText } from '../forms/rules.ts';
import * as limits from '../limits/limits.ts';
import { listQuery } from '../requests/list-query.ts';
import { nullableText, shape, text } from '../requests/response-shapes.ts';

export const type = shape({ id: text(), name: text() });

export const testimonial = shape({
  id: text(),
  quote: text(),
  name: text(),
  jobTitle: nullableText(),
  company: nullableText(),
  imageUrl: nullableText(),
  type,
});

export const testimonialsQuery = listQuery({
  itemsOnPage: limits.itemsOnPage.list,
  filters: { 'filter.Type.Id.Equals': optionalText() },
});
