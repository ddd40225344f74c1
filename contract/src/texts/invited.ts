/** Texts of registering with another attendee's ticket, and of inviting somebody. Joins the texts of the same pages. */
export const invitedTexts = {
  'registrationAttendee.invited.title': '{inviter} has a ticket for you',
  'registrationAttendee.invited.lead': 'There is nothing to choose and nothing to pay.',
  'registrationAttendee.invited.submit': 'Continue to your visit',
  'registrationAttendee.invited.note':
    'This creates your account. Next you say what brings you, and then you are nearly in.',
  'registrationAttendee.invited.ticket': 'Your ticket',
  'registrationAttendee.invited.from': 'From',
  'registrationAttendee.invited.days': 'Days',
  'registrationAttendee.invited.venue': 'Venue',
  'registrationAttendee.invited.price': 'To pay',
  'registrationAttendee.invited.nothing': 'Nothing',
  'registrationAttendee.invited.begunBefore': 'Already started with this link?',
  'registrationAttendee.invited.refused.title': 'Your invitation',
  'registrationAttendee.invited.own': 'Register on my own',
  'registrationAttendee.invited.ended.title': 'This invitation has ended',
  'registrationAttendee.invited.ended.text':
    'The sender may have withdrawn it or sent a newer one: use the link in the latest email. You can also register on your own.',
  'registrationAttendee.invited.started.title': 'This invitation has been used',
  'registrationAttendee.invited.started.text': 'If that was you, log in and carry on where you left off.',
  'registrationAttendee.invited.noTickets.title': 'No ticket is available with this link',
  'registrationAttendee.invited.noTickets.text':
    'Please ask {inviter} whether there is another one. If there is, this link works again. Or register on your own.',
  'registrationAttendee.invited.failed.title': 'We could not check your invitation',
  'registrationAttendee.invited.failed.safe': 'This does not affect your link.',
  'registrationAttendee.invited.registered.title': 'This ticket is for somebody else',
  'registrationAttendee.invited.registered.text':
    'You are logged in as {name} and have a ticket already. Pass the link on to the person it is for, or log out to register them here.',
  'registrationAttendee.invited.registered.action': 'See my ticket',
  'registrationAttendee.invited.begun.title': 'You have already started your own registration',
  'registrationAttendee.invited.begun.text':
    'You are logged in as {name}. Carry on with it, or log out and take the ticket of {inviter} with another email address. The link will wait for you.',
  'registrationAttendee.invited.logout': 'Log out and use the link',
  'registrationAttendee.invited.unknown.title': 'This link does not work',
  'registrationAttendee.invited.unknown.text':
    'It may have been cut short in the email. Open it from the email itself, or ask the person who invited you for a new one.',

  'registrationSecondPart.invited.lead': 'What brings you, and what we should know. All of it is optional.',
  'registrationSecondPart.invited.interests.title': 'What brings you',
  'registrationSecondPart.invited.noTicket':
    'Please ask the person who invited you. What you entered stays here: send it again as soon as there is a ticket.',

  'registrationCompleted.extra.title': 'Your extra tickets',
  'registrationCompleted.extra.lead': 'They came with your package. Who would you like to bring?',
  'registrationCompleted.extra.left': '{left} of {total} left',
  'registrationCompleted.extra.email': 'Your guest’s email',
  'registrationCompleted.extra.email.hint': 'They get an email in your name, and have nothing to pay.',
  'registrationCompleted.extra.send': 'Send the invitation',
  'registrationCompleted.extra.sent': 'The invitation to {email} is on its way',
  'registrationCompleted.extra.invited': 'Invited',
  'registrationCompleted.extra.empty': 'Nobody yet. Your first invitation takes ten seconds.',
  'registrationCompleted.extra.state.Sent': 'Sent',
  'registrationCompleted.extra.state.Started': 'Started',
  'registrationCompleted.extra.state.Completed': 'Registered',
  'registrationCompleted.extra.sentOn': 'Sent on {day}',
  'registrationCompleted.extra.again': 'Send again',
  'registrationCompleted.extra.withdraw': 'Withdraw',
  'registrationCompleted.extra.withdraw.title': 'Withdraw this invitation?',
  'registrationCompleted.extra.withdraw.text':
    'The link sent to {email} stops working at once, and you can give the ticket to someone else.',
  'registrationCompleted.extra.withdraw.confirm': 'Withdraw it',
  'registrationCompleted.extra.withdrawn': 'The invitation to {email} is withdrawn',
  'registrationCompleted.extra.none.title': 'All of them have been offered',
  'registrationCompleted.extra.none.open':
    'To invite somebody else, withdraw an invitation that nobody has used yet.',
  'registrationCompleted.extra.none.used': 'All of your guests are on their way in.',
  'registrationCompleted.extra.unpaid.title': 'Waiting for your payment',
  'registrationCompleted.extra.unpaid.text':
    'As soon as your package is paid for, you can invite people here.',
  'registrationCompleted.extra.failed.title': 'Your extra tickets could not be loaded',
  'registrationCompleted.extra.failed.safe': 'They are kept, and so is everything you sent.',
} as const;
