import { getOptionalOne, optionalText } from '../../forms/rules.ts';
import * as limits from '../../limits/limits.ts';
import { attendeeTypes } from '../../registration/attendee-types.ts';
import { registrationStatuses } from '../../registration/registration-status.ts';
import { listQuery } from '../../requests/list-query.ts';
import { choice, flag, listed, nullableText, shape, text } from '../../requests/response-shapes.ts';
import { category, tag } from './packages.ts';

/** An attendee who agreed to be listed: never an address or a phone number. */
export const listedAttendee = shape({
  id: text(),
  firstName: text(),
  lastName: text(),
  jobTitle: nullableText(),
  company: nullableText(),
  /** ISO 3166-1. */
  country: nullableText(),
  imageUrl: nullableText(),
  attendeeType: choice(attendeeTypes),
  category,
  tags: listed(tag),
  isInTop: flag(),
  /** What featured attendees say about themselves; null for everybody else. */
  bio: nullableText(),
  linkedIn: nullableText(),
  /** Whether the envelope button makes sense: the attendee accepts messages and the settings show it. */
  canReceiveMessages: flag(),
});

export const attendeesQuery = listQuery({
  itemsOnPage: limits.itemsOnPage.attendees,
  sorts: ['IsInTop', 'LastName', 'Company'],
  filters: {
    'filter.Tag.Id.Equals': optionalText(),
    'filter.Category.Id.Equals': optionalText(),
    'filter.Category.Type.Equals': optionalText(),
    'filter.Company.Like': optionalText(),
    'filter.JobTitle.Like': optionalText(),
    'filter.CompanyOrJobTitle.Like': optionalText(),
    'filter.RegistrationStatus.Equals': getOptionalOne(registrationStatuses),
  },
});
