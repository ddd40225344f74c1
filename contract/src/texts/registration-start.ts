/** Texts of the page where every registration starts. */
export const registrationStartTexts = {
  'registration.meta.description': 'Register for {event}.',
  'registration.header.lead': 'Choose what brings you here. It takes about four minutes.',
  'registration.kinds.title': 'How will you take part?',
  'registration.kinds.lead': 'What differs is what you come for.',
  'registration.prices.title': 'Every ticket, every price',
  'registration.prices.lead': 'What is listed is what you pay. A paid ticket is held for you while you pay.',
  'registrationWaitingList.join.link': 'Sold out: join the waiting list',
  'registration.invited.title': 'Have you been invited?',
  'registration.invited.text':
    'Invitations, VIP and exhibitor passes and featured attendees have links of their own, in your inbox. Open yours there: it knows who you are, and there is nothing to pay.',
  'registration.invited.contact': 'I cannot find my link',
  'registration.code.title': 'Your promo code: {code}',
  'registration.code.text': 'It is filled in for you when you pay for a ticket on this device.',
  'registration.code.refused.title': 'The promo code {code} cannot be used',
  'registration.continue.title': 'You have already started',
  'registration.completed.title': 'You are registered',
} as const;
