import { flagField, pictureOrNull, slug, textOrNull } from '@summit/contract/forms/resource-rules';
import { country, oneOf, requiredText } from '@summit/contract/forms/rules';
import { attendeeTypes } from '@summit/contract/registration/attendee-types';
import { tableResource } from '../../platform/resources/table-resource.queries.ts';
import { lastYearAttendees } from '../attendees/last-year.tables.ts';

/** The list of the last edition. Somebody who no longer wants to be in it is removed. */
export const lastYearResource = tableResource({
  table: lastYearAttendees,
  key: 'id',
  fields: {
    id: slug(),
    edition: requiredText(4),
    attendeeType: oneOf(attendeeTypes),
    categoryId: requiredText(),
    firstName: requiredText(),
    lastName: requiredText(),
    company: textOrNull(),
    jobTitle: textOrNull(),
    country: country().notRequired().nullable(),
    imageUrl: pictureOrNull(),
    isInTop: flagField(),
  },
  order: ['lastName'],
  removable: true,
  drops: ['last-year-attendees'],
});
