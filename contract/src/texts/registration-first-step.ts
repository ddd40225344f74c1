/** Texts of the first step of every kind of registration. */
export const firstStepTexts = {
  'registrationAttendee.terms': 'I accept the Terms & Conditions and the Privacy Policy',
  'registrationAttendee.marketing': 'Send me news of the event, about twice a month',
  'registrationAttendee.publish': 'Show me in the public attendee list',
  'registrationAttendee.known':
    'Is this you? Log in and go on where you were. No password yet, or forgotten? The login mails you a link to choose one.',
  'registrationAttendee.alreadyRegistered': 'Already started?',
} as const;
