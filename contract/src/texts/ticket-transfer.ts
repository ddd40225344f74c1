/** Texts of the page on which a visitor takes the ticket of a colleague. */
export const ticketTransferTexts = {
  'registrationTransfer.meta.description': 'Take the ticket for {event} that a colleague is giving you.',
  'registrationTransfer.header.title': 'A ticket for you',
  'registrationTransfer.header.lead': 'A colleague is giving you their ticket. There is nothing to pay.',
  'registrationTransfer.offer.title': 'Your colleague’s ticket',
  'registrationTransfer.offer.ticket': 'Ticket',
  'registrationTransfer.offer.from': 'From',
  'registrationTransfer.offer.email': 'For',
  'registrationTransfer.offer.days': 'Days',
  'registrationTransfer.offer.until': 'Take it by',
  'registrationTransfer.you': 'You',
  'registrationTransfer.submit': 'Take the ticket',
  'registrationTransfer.note':
    'The ticket of {holder} stops working then. In each vote of the awards a ticket has one ballot: where {holder} has voted already, that one counts.',
  'registrationTransfer.known.title': 'You have an account already',
  'registrationTransfer.known.text':
    'The ticket goes to your account with {email}. Your details stay as they are.',
  'registrationTransfer.other.title': 'You are logged in as {name}',
  'registrationTransfer.other.text': 'This ticket is for {email}. Log out to take it with that address.',
  'registrationTransfer.other.logout': 'Log out',
  'registrationTransfer.own.text':
    'You have offered this ticket yourself: your colleague takes it with the link that we have sent to {email}.',
  'registrationTransfer.taken.title': 'This ticket has been taken',
  'registrationTransfer.taken.ticket': 'My registration',
  'registrationTransfer.taken.login': 'Log in',
  'registrationTransfer.refused.title': 'This ticket cannot be taken',
  'registrationTransfer.refused.text': 'Ask your colleague to offer the ticket again, or write to us.',
  'registrationTransfer.refused.contact': 'Write to us',
  'registrationTransfer.failed.safe': 'The ticket is still there for you.',
} as const;
