/** Texts of the names of the steps, and of continuing a registration. */
export const registrationStepTexts = {
  'steps.login.title': 'Please log in to continue',
  'steps.login.text':
    'This step is part of a registration that has been started. Log in to carry on where you left off, or start a new one.',
  'steps.login.action': 'Log in',
  'steps.register.action': 'Start a registration',
  'steps.unreachable.title': 'We could not load your registration',
  'steps.continue': 'Continue your registration',
  'steps.you': 'About you',
  'steps.work': 'Your work',
  'steps.photo': 'Photo',
  'steps.ticket': 'Ticket',
  'steps.topics': 'Topics',
  'steps.payment': 'Payment',
  'steps.paymentOrNot': 'Payment, unless it is free',
  'steps.completed': 'Completed',
} as const;
