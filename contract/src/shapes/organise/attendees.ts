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
  /** The package of the place that the attendee has, or that is reserved for them. */
  packageId: nullableText(),
  packageName: nullableText(),
  imageStatus: choice(imageStatuses),
  /** Whether the address is confirmed. */
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
  /** The details that the attendee gave while registering, by the names of the fields. */
  profile: listed(shape({ name: text(), label: text(), value: text() })),
  /** Null: none was given, or the organiser may not see it. */
  dietaryNeeds: nullableText(),
  accessNeeds: nullableText(),
  place: nullableShape({
    packageId: text(),
    packageName: text(),
    state: choice(['Held', 'Taken']),
    heldUntil: nullableMoment(),
  }),
  /** Their orders; null where the organiser may not see them. */
  orders: listed(shape({ id: text(), packageName: text(), state: text(), createdAt: moment() })).nullable(),
  /** The latest emails, without their content. */
  mails: listed(sentMail),
  /** The latest events of their history, the earliest of them first. */
  timeline: listed(shape({ at: moment(), text: text() })),
});

export const attendeeParams = fields({ id: requiredText() });

export const mailParams = fields({ id: requiredText(), mail: requiredText() });

/** Why organisers confirm an address. A choice rather than a free text, because the record stores it permanently. */
export const confirmationReasons = [
  'wroteFromIt',
  'saidByTelephone',
  'shownInPerson',
  'companyVouches',
] as const;

export const withReason = fields({ reason: oneOf(confirmationReasons) });

export const otherCategory = fields({
  categoryId: requiredText(),
  /** The category that the organiser saw: a colleague may have changed it meanwhile. */
  fromCategoryId: requiredText(),
});
