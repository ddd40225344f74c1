import { pictureOrNull, slug, textOrNull, whole } from '@summit/contract/forms/resource-rules';
import { requiredText } from '@summit/contract/forms/rules';
import * as limits from '@summit/contract/limits/limits';
import { messages } from '@summit/contract/words/messages';
import { tableResource } from '../../platform/resources/table-resource.queries.ts';
import { testimonials, testimonialTypes } from '../testimonials/testimonials.tables.ts';

/** What people say about the event, by edition. */
export const testimonialsResource = tableResource({
  table: testimonials,
  key: 'id',
  fields: {
    id: slug(),
    edition: whole(1, 10_000).required(messages.required),
    quote: requiredText(limits.longText),
    name: requiredText(),
    jobTitle: textOrNull(),
    company: textOrNull(),
    imageUrl: pictureOrNull(),
    typeId: requiredText(),
    position: whole(),
  },
  order: ['edition', 'position'],
  removable: true,
  drops: ['testimonials'],
});

/** The kinds of people who say it. */
export const testimonialTypesResource = tableResource({
  table: testimonialTypes,
  key: 'id',
  fields: { id: slug(), name: requiredText() },
  order: ['name'],
  removable: true,
  drops: ['testimonials'],
});
