/** Texts that several registration pages show. */
export const registrationTexts = {
  'registration.header.title': 'Register',
  'registration.vat': 'Prices include {rate} VAT.',
  'registration.closed.title': 'Registration is closed at the moment',
  'registration.closed.text': 'Leave your address and we will write when it opens.',
  'registrationAttendee.draft':
    'What you entered before is still here. It is saved on this device only, without the password.',
  'registrationSecondPart.header.title': 'Your work',
  'registrationPhoto.header.title': 'Your photo',
  'registrationPackages.header.title': 'Your ticket',
  'registrationPackages.chosen.complete': 'Complete my registration',
  'registrationKillerFeature.header.title': 'What are you looking for?',
  'registrationPayment.header.title': 'Payment',
  'registrationCompleted.resend': 'Email it again',
  'registrationCompleted.resent': 'Your confirmation is on its way again',
} as const;
