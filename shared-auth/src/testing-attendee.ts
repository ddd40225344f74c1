import type { AttendeeDetails, RegistrationStatusObject } from './session/session-store.ts';

/** The attendee of tests whose details do not matter. */
export const ada: AttendeeDetails = {
  id: 'attendee-ada',
  attendeeType: 'Buy',
  firstName: 'Ada',
  lastName: 'Kovács',
  email: 'ada@demo.summit.example',
  phone: null,
  jobTitle: 'Head of Payments',
  company: 'Northlight Bank',
  country: 'GB',
  image: { imageUrl: null, imageStatus: 'NotUploaded' },
  registrationStatus: 'Completed',
  invitedByAttendeeId: null,
  category: { id: 'category-buy', slug: 'buyer', name: 'Buyer', type: 'Buy' },
  tags: [],
  isInTop: false,
  accountManagerEmail: null,
  vatId: null,
  userName: null,
  pass: null,
  package: null,
  ticketNumber: null,
};

export const adasStatus: RegistrationStatusObject = {
  registrationStatus: 'Completed',
  message: 'Your registration is complete.',
  displayName: 'Completed',
  isEmailConfirmed: true,
};
