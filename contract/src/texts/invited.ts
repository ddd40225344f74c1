/** Texts of registering with another attendee's ticket, and of inviting somebody. Joins the texts of the same pages. */
export const invitedTexts = {
  'registrationAttendee.invited.title': '{inviter} has a ticket for you',
  'registrationAttendee.invited.lead': 'There is nothing to choose and nothing to pay.',
  'registrationAttendee.invited.submit': 'Continue to your visit',
  'registrationAttendee.invited.note':
    'This makes your account. What you come for is next, then you are nearly in.',
  'registrationAttendee.invited.ticket': 'Your ticket',
  'registrationAttendee.invited.from': 'From',
  'registrationAttendee.invited.days': 'Days',
  'registrationAttendee.invited.venue': 'Venue',
  'registrationAttendee.invited.price': 'To pay',
  'registrationAttendee.invited.nothing': 'Nothing',
  'registrationAttendee.invited.begunBefore': 'Have you begun with this link before?',
  'registrationAttendee.invited.refused.title': 'Your invitation',
  'registrationAttendee.invited.own': 'Register on my own',
  'registrationAttendee.invited.ended.title': 'This invitation has ended',
  'registrationAttendee.invited.ended.text':
    'The sender may have withdrawn it, or have sent a newer one: the link in the latest mail counts. Nothing keeps you from registering on your own.',
  'registrationAttendee.invited.started.title': 'This invitation has been used',
  'registrationAttendee.invited.started.text': 'If that was you, log in and go on where you were.',
  'registrationAttendee.invited.noTickets.title': 'There is no ticket behind this link',
  'registrationAttendee.invited.noTickets.text':
    'Please ask {inviter} whether there is another one. If there is, this link works again. Or register on your own.',
  'registrationAttendee.invited.failed.title': 'We could not look at your invitation',
  'registrationAttendee.invited.failed.safe': 'Your link stays as good as it was.',
  'registrationAttendee.invited.registered.title': 'This ticket is for somebody else',
  'registrationAttendee.invited.registered.text':
    'You are logged in as {name} and have a ticket already. Pass the link on to the person it is for, or log out to register them here.',
  'registrationAttendee.invited.registered.action': 'See my ticket',
  'registrationAttendee.invited.begun.title': 'You have begun a registration of your own',
  'registrationAttendee.invited.begun.text':
    'You are logged in as {name}. Go on with it, or log out and take the ticket of {inviter} with another email address. The link waits for you.',
  'registrationAttendee.invited.logout': 'Log out and use the link',
  'registrationAttendee.invited.unknown.title': 'This link does not work',
  'registrationAttendee.invited.unknown.text':
    'It may have lost its end in the mail. Open it from the mail itself, or ask the person who invited you for a new one.',

  'registrationSecondPart.invited.lead':
    'What you come for, and what we should know. You may leave out all of it.',
  'registrationSecondPart.invited.interests.title': 'What brings you',
  'registrationSecondPart.invited.noTicket':
    'Please ask the person who invited you. What you entered stays here: send it again as soon as there is a ticket.',

  'registrationCompleted.extra.title': 'Your extra tickets',
  'registrationCompleted.extra.lead': 'They came with your package. Whom do you want at your side?',
  'registrationCompleted.extra.left': '{left} of {total} left',
  'registrationCompleted.extra.email': 'Email of your guest',
  'registrationCompleted.extra.email.hint': 'They get a mail in your name, and have nothing to pay.',
  'registrationCompleted.extra.send': 'Send the invitation',
  'registrationCompleted.extra.sent': 'The invitation to {email} is on its way',
  'registrationCompleted.extra.invited': 'Invited',
  'registrationCompleted.extra.empty': 'Nobody yet. The first invitation takes you ten seconds.',
  'registrationCompleted.extra.state.Sent': 'Sent',
  'registrationCompleted.extra.state.Started': 'Started',
  'registrationCompleted.extra.state.Completed': 'Registered',
  'registrationCompleted.extra.sentOn': 'Sent on {day}',
  'registrationCompleted.extra.again': 'Send again',
  'registrationCompleted.extra.withdraw': 'Withdraw',
  'registrationCompleted.extra.withdraw.title': 'Withdraw this invitation?',
  'registrationCompleted.extra.withdraw.text':
    'The link that {email} has stops working at once, and the ticket is yours to give again.',
  'registrationCompleted.extra.withdraw.confirm': 'Withdraw it',
  'registrationCompleted.extra.withdrawn': 'The invitation to {email} is withdrawn',
  'registrationCompleted.extra.none.title': 'Every one of them is promised',
  'registrationCompleted.extra.none.open':
    'To invite somebody else, withdraw an invitation that nobody has used yet.',
  'registrationCompleted.extra.none.used': 'All of your guests are on their way in.',
  'registrationCompleted.extra.unpaid.title': 'They wait for the payment',
  'registrationCompleted.extra.unpaid.text': 'As soon as your package is paid you can invite people here.',
  'registrationCompleted.extra.failed.title': 'Your extra tickets could not be loaded',
  'registrationCompleted.extra.failed.safe': 'They are kept, and so is everything you sent.',
} as const;
