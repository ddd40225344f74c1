/**
 * Texts of the emails. Placeholders in braces are filled: {event}, {firstName}, and what each email adds. `intro` is a
 * list of paragraphs, one per line.
 */
export const mailTexts = {
  'mail.greeting': 'Dear {firstName},',
  'mail.footer.reason': 'You receive this mail because somebody used this address at {event}.',
  'mail.footer.unsubscribe': 'Unsubscribe',
  'mail.footer.questions': 'Questions? Write to {contact}.',

  'mail.passwordReset.subject': 'Choose a new password for {event}',
  'mail.passwordReset.title': 'Choose a new password',
  'mail.passwordReset.intro':
    'Somebody, most likely you, asked for a new password for this address.\nThe button takes you to a page where you choose it. It works once, for one hour.',
  'mail.passwordReset.action': 'Choose a password',
  'mail.passwordReset.note':
    'It was not you? Then do nothing: your password stays as it is, and nobody else can read this mail.',

  'mail.confirmation.subject': 'You are registered for {event}',
  'mail.confirmation.title': 'You are in',
  'mail.confirmation.intro':
    'Your registration is complete, and this is your ticket.\nShow its number at the door, on paper or on your phone.',
  'mail.confirmation.action': 'Open my ticket',
  'mail.confirmation.note':
    'The button logs you in once, within seven days. Afterwards, log in with your address and password.',
  'mail.confirmationAgain.subject': 'Your ticket for {event}, once more',
  'mail.confirmationAgain.title': 'Your ticket, once more',
  'mail.confirmationAgain.intro':
    'You asked us to send the confirmation of your registration again. Here it is.\nThe ticket number is the same as before.',
  'mail.confirmationAgain.action': 'Open my ticket',
  'mail.confirmationAgain.note':
    'The button logs you in once, within seven days. Afterwards, log in with your address and password.',
  'mail.confirmAddress.subject': 'Confirm your address for {event}',
  'mail.confirmAddress.title': 'Is this your address?',
  'mail.confirmAddress.intro':
    'Confirm it with the button. From then on you can vote in the awards and write to other attendees.',
  'mail.confirmAddress.action': 'Confirm my address',
  'mail.confirmAddress.note':
    'The button works within fourteen days. You did not register for {event}? Then do not press it, and nothing is done in your name.',
  'mail.ticket.number': 'Ticket number',
  'mail.ticket.name': 'Name',
  'mail.ticket.package': 'Ticket',
  'mail.ticket.dates': 'Dates',
  'mail.ticket.venue': 'Venue',

  'mail.loginLink.subject': 'Your login link for {event}',
  'mail.loginLink.title': 'Log in without your password',
  'mail.loginLink.intro':
    'Somebody has tried many passwords for your account. For a short while your password works only on devices where you are logged in.\nAre you trying to log in on another one? The button lets you in.',
  'mail.loginLink.action': 'Log me in',
  'mail.loginLink.note':
    'The button works once, within seven days. It was not you? Then there is nothing to do: nobody got in.',

  'mail.photoRequest.subject': 'Your photo for {event}',
  'mail.photoRequest.title': 'One photo, and your badge is ready',
  'mail.photoRequest.intro':
    'We print a photo on every badge: it speeds up the door, and it helps people find you.\nAny recent portrait will do, from your phone for example.',
  'mail.photoRequest.action': 'Add my photo',
  'mail.photoRequest.note': 'The button logs you in once, within fourteen days.',

  'mail.completion.subject': 'One step left to {event}',
  'mail.completion.title': 'Your place is kept',
  'mail.completion.intro':
    'Your ticket is chosen and nothing is left to pay. What is missing are the topics you want to be matched by.\nIf you would rather not choose any, complete your registration with the button.',
  'mail.completion.action': 'Complete my registration',
  'mail.completion.note': 'The button works within fourteen days.',

  'mail.moneyBack.subject': 'Your payment for {event} is returned',
  'mail.moneyBack.title': 'Your money is on its way back',
  'mail.moneyBack.intro':
    'We received a payment from you that no place is left for, or that you had made already. We are returning it to your card in full.\nYour bank shows it within five to ten days. There is nothing for you to do.',
  'mail.moneyBack.action': 'See the tickets',
  'mail.moneyBack.note': 'If you have a ticket already, it is not affected.',
  'mail.moneyBack.amount': 'Returned',
  'mail.placeCancelled.subject': 'Your ticket for {event} is cancelled',
  'mail.placeCancelled.title': 'Your ticket is cancelled',
  'mail.placeCancelled.intro':
    'The payment of your ticket was returned in full, and the ticket is cancelled with it.\nWould you like to come after all? Log in and choose a ticket again.',
  'mail.placeCancelled.action': 'See the tickets',
  'mail.placeCancelled.note': 'Your bank shows the money within five to ten days.',

  'mail.invitation.invitee': 'guest',
  'mail.invitation.subject': '{inviter} has a ticket to {event} for you',
  'mail.invitation.title': 'A ticket with your name on it',
  'mail.invitation.intro':
    '{inviter} has an extra ticket to {event} and would like you to have it.\nThere is nothing to pay. We only need to know who you are, and a photo for your badge.',
  'mail.invitation.action': 'Take my ticket',
  'mail.invitation.note':
    'The button works until somebody has registered with it, or {inviter} takes the invitation back.',

  'mail.mediaKit.reader': 'colleague',
  'mail.mediaKit.subject': '{event}: {kit}',
  'mail.mediaKit.title': 'Here is what you asked for',
  'mail.mediaKit.intro':
    'you asked the press desk of {event} for this: {kit}.\nThe button downloads it. The desk has your request and writes to you within two working days.',
  'mail.mediaKit.action': 'Download',
  'mail.mediaKit.note': 'It was not you? Then there is nothing to do: nothing else comes to this address.',

  'mail.subscribed.reader': 'reader',
  'mail.subscribed.subject': 'News of {event}, from now on',
  'mail.subscribed.title': 'You will hear from us first',
  'mail.subscribed.intro':
    'this address is now on our list: speakers, dates and prices of {event}, about twice a month, and nothing else.\nIt was not you, or you would rather not? Press “Unsubscribe” at the end of this mail, and nothing more comes.',
  'mail.subscribed.action': 'Read the agenda',
  'mail.subscribed.note': 'Every mail of this kind ends with the same link.',

  'mail.videoAccess.visitor': 'visitor',
  'mail.videoAccess.subject': 'The films you asked for',
  'mail.videoAccess.title': 'The films are open to you',
  'mail.videoAccess.intro':
    'you asked to see the films of {event} that are not open to everybody.\nThe button opens them, on any device you read this mail on.',
  'mail.videoAccess.action': 'Watch the films',
  'mail.videoAccess.note':
    'The button works within thirty days. It was not you? Then there is nothing to do.',
} as const;
