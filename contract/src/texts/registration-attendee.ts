/** Texts of the first step by the form that is open to everybody. */
export const registrationAttendeeTexts = {
  'registrationAttendee.meta.description': 'The first step of your registration for {event}.',
  'registrationAttendee.header.title': 'About you',
  'registrationAttendee.header.lead': 'This is what your badge and your invoice will say.',
  'registrationAttendee.submit': 'Continue to your work',
  'registrationAttendee.kind': 'What brings you here?',
  'registrationAttendee.category': 'What describes you best?',
} as const;
