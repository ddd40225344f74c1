/** Texts of the end of a registration: the ticket, or what is missing. */
export const registrationCompletedTexts = {
  'registrationCompleted.meta.description': 'You are registered for {event}.',
  'registrationCompleted.header.title': 'You are in',
  'registrationCompleted.header.lead': 'Your ticket is on its way to your inbox.',
  'registrationCompleted.code': 'QR code of ticket {number}: show it at the door',
  'registrationCompleted.number': 'Ticket number',
  'registrationCompleted.calendar': 'Calendar file',
  'registrationCompleted.print': 'Print the ticket',
  'registrationCompleted.apple': 'Add to Apple Wallet',
  'registrationCompleted.google': 'Add to Google Wallet',
  'registrationCompleted.invoice': 'Invoice',
  'registrationCompleted.link.lead': 'Show the code at the door, on paper or on your phone.',
  'registrationCompleted.link.title': 'This link does not open a ticket',
  'registrationCompleted.link.text':
    'The ticket may have been cancelled, or the link may have been cut short in the email. Open it from the latest email, log in, or write to us.',
  'registrationCompleted.link.contact': 'Write to us',
  'registrationCompleted.next.title': 'What comes next',
  'registrationCompleted.next.calendar': 'Put the dates in your calendar',
  'registrationCompleted.next.agenda': 'Choose your sessions',
  'registrationCompleted.next.attendees': 'See who else is coming',
  'registrationCompleted.next.photo': 'Add your photo',
  'registrationCompleted.next.calendar.text':
    'One file for any calendar, in the right time zone wherever you are.',
  'registrationCompleted.next.agenda.text':
    'Star what you do not want to miss, and ask the speakers before they start.',
  'registrationCompleted.next.attendees.text': 'Write to people now and find a time before the days fill up.',
  'registrationCompleted.next.photo.text': 'It goes on your badge and gets you in faster.',
  'registrationCompleted.incomplete.title': 'Nearly there',
  'registrationCompleted.incomplete.text': 'Your registration is not complete yet. The next step is:',
  'registrationCompleted.anonymous.title': 'Your ticket is a login away',
  'registrationCompleted.anonymous.text':
    'Log in with the address you registered with, and it is shown here.',
  'registrationCompleted.manage': 'Change or cancel',
  'registrationCompleted.mailed': 'Everything you need is in your inbox. You can close this page.',
} as const;
