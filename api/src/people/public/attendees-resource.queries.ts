import { eq, isNull } from 'drizzle-orm';
import { canonicalEmail } from '@summit/contract/contact-details/email-address';
import { flagField, orNull, textOrNull } from '@summit/contract/forms/resource-rules';
import {
  country,
  email,
  firstName,
  getOptionalOne,
  lastName,
  optionalPhone,
  optionalText,
} from '@summit/contract/forms/rules';
import { attendeeTypes } from '@summit/contract/registration/attendee-types';
import { registrationStatuses } from '@summit/contract/registration/registration-status';
import type { Resource } from '../../platform/resources/resource.ts';
import { tableResource } from '../../platform/resources/table-resource.queries.ts';
import { attendees } from '../attendees/attendees.tables.ts';
import { endAllChanges } from './address-changes.queries.ts';
import { withdrawOneTimeTokens } from './one-time-tokens.queries.ts';

const rows = tableResource({
  table: attendees,
  key: 'id',
  alsoBy: (typed) => eq(attendees.emailKey, canonicalEmail(typed)),
  // Nothing is written into an account that was erased: an older table would name its owner again.
  where: isNull(attendees.erasedAt),
  fields: {
    id: optionalText(),
    email: email(),
    firstName: firstName(),
    lastName: lastName(),
    phone: orNull(optionalPhone()),
    company: textOrNull(),
    jobTitle: textOrNull(),
    country: country().notRequired().nullable(),
    attendeeType: getOptionalOne(attendeeTypes),
    categoryId: optionalText(),
    registrationStatus: getOptionalOne(registrationStatuses),
    ticketNumber: optionalText(),
    isInTop: flagField(),
    isPublished: flagField(),
    isBlocked: flagField(),
    acceptsMessages: flagField(),
    createdAt: optionalText(),
  },
  readOnly: ['id', 'attendeeType', 'categoryId', 'registrationStatus', 'ticketNumber', 'createdAt'],
  order: ['lastName', 'firstName'],
  derived: (_after, { now }) => ({ updatedAt: now }),
  drops: ['attendees', 'last-year-attendees'],
});

/** All attendees, by id or address. Organisers cannot add any: attendees register themselves. */
export const attendeesResource: Resource = {
  ...rows,
  async write(tx, row, context) {
    const written = await rows.write(tx, row, context);
    if (row.before?.email !== row.after.email) {
      // Links that were mailed to the old address neither open the account of the new one nor take it back.
      await withdrawOneTimeTokens(tx, 'all', written.key, context.now);
      await endAllChanges(tx, written.key, context.now);
    }
    return written;
  },
};
