import { attendeeTypes } from '../../registration/attendee-types.ts';
import { imageStatuses, registrationStatuses } from '../../registration/registration-status.ts';
import {
  choice,
  flag,
  listed,
  nullableShape,
  nullableText,
  shape,
  text,
} from '../../requests/response-shapes.ts';
import { category, packageKinds } from './packages.ts';

/** The parts of their own record that are shown to signed-in attendees. */
export const attendeeDetails = shape({
  id: text(),
  attendeeType: choice(attendeeTypes),
  firstName: text(),
  lastName: text(),
  email: text(),
  phone: nullableText(),
  jobTitle: nullableText(),
  company: nullableText(),
  country: nullableText(),
  image: shape({ imageUrl: nullableText(), imageStatus: choice(imageStatuses) }),
  registrationStatus: choice(registrationStatuses),
  invitedByAttendeeId: nullableText(),
  category,
  tags: listed(shape({ id: text(), name: text(), comment: nullableText() })),
  isInTop: flag(),
  accountManagerEmail: nullableText(),
  vatId: nullableText(),
  userName: nullableText(),
  /** For attendees who register on a pass: the invitation that the calls of the later steps need. */
  pass: nullableShape({ id: text(), code: text(), accountManagerEmailRequired: flag() }),
  /** The package that was chosen. */
  package: nullableShape({ type: text(), name: text(), kind: choice(packageKinds) }),
  /** The ticket's number; null until the registration is completed. */
  ticketNumber: nullableText(),
});
