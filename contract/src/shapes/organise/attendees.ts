import { fields, oneOf, requiredText } from '../../forms/rules.ts';
import { attendeeTypes } from '../../registration/attendee-types.ts';
import { imageStatuses, registrationStatuses } from '../../registration/registration-status.ts';
import {
  choice,
  flag,
  listed,
  moment,
  nullableMoment,
  nullableShape,
  nullableText,
  shape,
  text,
} from '../../requests/response-shapes.ts';

const attendeeFacts = {
  id: text(),
  firstName: text(),
  lastName: text(),
  email: text(),
  company: nullableText(),
  jobTitle: nullableText(),
  country: nullableText(),
  attendeeType: choice(attendeeTypes),
  categoryId: text(),
  category: text(),
  registrationStatus: choice(registrationStatuses),
  ticketNumber: text(),
  /** Of the place they have, or that is held for them. */
  packageId: nullableText(),
  packageName: nullableText(),
  imageStatus: choice(imageStatuses),
  /** An email has proved that the address is theirs. */
  isConfirmed: flag(),
  isBlocked: flag(),
  createdAt: moment(),
};

/** An attendee in the list. */
export const listedAttendee = shape(attendeeFacts);

export const attendeeSorts = [
  'lastName',
  'email',
  'company',
  'country',
  'attendeeType',
  'registrationStatus',
  'createdAt',
] as const;

const mailStates = ['sent', 'waiting', 'failed'] as const;

const sentMail = shape({
  id: text(),
  topic: text(),
  subject: text(),
  createdAt: moment(),
  sentAt: nullableMoment(),
  state: choice(mailStates),
  /** Why the last try failed. */
  lastError: nullableText(),
});

export const attendeeDetail = shape({
  ...attendeeFacts,
  phone: nullableText(),
  imageUrl: nullableText(),
  updatedAt: moment(),
  /** What they answered while registering, by the names of the fields. */
  profile: listed(shape({ name: text(), label: text(), value: text() })),
  /** What they need, for those who look after it; null: not to be seen by who asks, or nothing was said. */
  dietaryNeeds: nullableText(),
  accessNeeds: nullableText(),
  place: nullableShape({
    packageId: text(),
    packageName: text(),
    state: choice(['Held', 'Taken']),
    heldUntil: nullableMoment(),
  }),
  /** Ids of their orders, for those who may read orders; null: not to be seen by who asks. */
  orders: listed(shape({ id: text(), packageName: text(), state: text(), createdAt: moment() })).nullable(),
  /** The latest emails, without what they say. */
  mails: listed(sentMail),
  /** What happened, the earliest first. */
  timeline: listed(shape({ at: moment(), text: text() })),
});

export const attendeeParams = fields({ id: requiredText() });

export const mailParams = fields({ id: requiredText(), mail: requiredText() });

/** Why organisers believe that an address is somebody's. A choice, because the record keeps it for good. */
export const confirmationReasons = [
  'wroteFromIt',
  'saidByTelephone',
  'shownInPerson',
  'companyVouches',
] as const;

export const withReason = fields({ reason: oneOf(confirmationReasons) });

export const otherCategory = fields({
  categoryId: requiredText(),
  /** The one that was read: somebody else may have moved them meanwhile. */
  fromCategoryId: requiredText(),
});
