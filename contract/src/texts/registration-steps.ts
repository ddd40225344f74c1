/** The names of the steps, and how a registration goes on. */
export const registrationStepTexts = {
  'steps.login.title': 'Please log in to go on',
  'steps.login.text':
    'This step belongs to a registration that has begun. Log in and you are back where you were, or begin a new one.',
  'steps.login.action': 'Log in',
  'steps.register.action': 'Begin a registration',
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
