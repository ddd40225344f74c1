/** Texts of the page where attendees manage their registration. */
export const myRegistrationTexts = {
  'registrationManage.meta.description': 'Your ticket for {event}, your details, and what you can change.',
  'registrationManage.header.title': 'My registration',
  'registrationManage.header.lead': 'Your ticket and your details. Changes take effect at once.',
  'registrationManage.unreachable.title': 'We could not load your registration',
  'registrationManage.unreachable.safe': 'Nothing has been changed.',

  'registrationManage.ticket.title': 'Your ticket',
  'registrationManage.ticket.open': 'Open my ticket',
  'registrationManage.ticket.photo': 'Change my photo',
  'registrationManage.ticket.messages': 'My messages, and who may write to me',
  'registrationManage.ticket.password': 'Change my password',
  'registrationManage.ticket.none.title': 'You have no ticket yet',
  'registrationManage.ticket.none.text': 'Your registration is not complete. The next step is: {step}.',

  'registrationManage.details.title': 'Your details',
  'registrationManage.details.lead': 'What your badge says, and how we reach you.',
  'registrationManage.details.email.hint': 'A new address is confirmed by a link that we send to it.',
  'registrationManage.details.email.wanted':
    '{email} is not confirmed yet: press the button in our email. Until then we use this one.',
  'registrationManage.details.password': 'Your password',
  'registrationManage.details.password.hint':
    'We need it to change your address. If you leave it empty, we email your current address to ask.',
  'registrationManage.details.draft': 'You changed these details before and did not save them.',
  'registrationManage.details.draft.discard': 'Discard the changes',
  'registrationManage.details.submit': 'Save my details',
  'registrationManage.details.saved': 'Your details are saved',
  'registrationManage.details.savedAddress':
    'Saved. Confirm {email} with the link we sent there. Until then we use your current address.',
  'registrationManage.details.savedAsked':
    'Saved. To change your address to {email}, agree with the link we sent to {present}.',

  'registrationManage.transfer.title': 'Give my ticket to a colleague',
  'registrationManage.transfer.lead': 'You cannot come, but someone else at your company can.',
  'registrationManage.transfer.how':
    'Your colleague gets a link, valid for seven days. Your ticket stays yours until they take it, and you can withdraw the offer until then. Order, payment and invoice stay with the payer.',
  'registrationManage.transfer.until': 'Tickets can be transferred until {moment}.',
  'registrationManage.transfer.colleague': 'Your colleague',
  'registrationManage.transfer.email': 'Your colleague’s work email',
  'registrationManage.transfer.email.hint': 'The link goes there, and only this address can take the ticket.',
  'registrationManage.transfer.understood':
    'I understand that my own ticket stops working as soon as my colleague takes it.',
  'registrationManage.transfer.submit': 'Offer my ticket',
  'registrationManage.transfer.offered': '{name} can take your ticket until {moment}',
  'registrationManage.transfer.offered.text':
    'We have sent the link to {email}. Until it is used, the ticket is yours.',
  'registrationManage.transfer.withdraw': 'Withdraw the offer',
  'registrationManage.transfer.withdraw.title': 'Withdraw the offer?',
  'registrationManage.transfer.withdraw.text':
    'The link stops working at once, and we write to {name}. You can offer the ticket again.',
  'registrationManage.transfer.withdraw.confirm': 'Yes, withdraw it',
  'registrationManage.transfer.withdraw.stay': 'Leave it open',
  'registrationManage.transfer.withdrawn': 'The offer is withdrawn: the ticket stays yours',
  'registrationManage.transfer.state.personal':
    'A ticket like yours is for one person and cannot be given to somebody else. Write to us if you cannot come.',
  'registrationManage.transfer.state.over': 'The event has begun: tickets can no longer be transferred here.',
  'registrationManage.transfer.state.refund':
    'A refund of this ticket is under way, so it cannot be transferred. Write to us if that is wrong.',

  'registrationManage.cancel.title': 'Cancel my ticket',
  'registrationManage.cancel.lead': 'Your place goes to somebody else, and cannot be kept for you.',
  'registrationManage.cancel.free': 'Your ticket was free: there is nothing to return.',
  'registrationManage.cancel.refund': 'Today you get {refund} of {paid} back, to the card you paid with.',
  'registrationManage.cancel.nothing': 'Today none of the {paid} that you paid is returned.',
  'registrationManage.cancel.rule': 'until {day}',
  'registrationManage.cancel.until': 'You can cancel here until {day}.',
  'registrationManage.cancel.start': 'Cancel my ticket',
  'registrationManage.cancel.ask.title': 'Cancel your ticket?',
  'registrationManage.cancel.ask.text':
    'The ticket stops working at once, and this cannot be undone. You get back: {refund}.',
  'registrationManage.cancel.ask.nothing': 'nothing',
  'registrationManage.cancel.ask.confirm': 'Yes, cancel my ticket',
  'registrationManage.cancel.ask.keep': 'Keep my ticket',
  'registrationManage.cancel.state.guests':
    'People you invited are coming on your extra tickets. Write to us, and we will cancel them all together.',
  'registrationManage.cancel.state.paidByAnother':
    'A colleague has paid for this ticket, and what is returned goes to their card. To cancel it, write to us.',
  'registrationManage.cancel.state.over':
    'Tickets can no longer be cancelled here. Write to us if you cannot come.',
  'registrationManage.cancel.state.disabled': 'To cancel your ticket, write to us.',
  'registrationManage.cancel.write': 'Write to us',
  'registrationManage.cancelled.title': 'Your ticket is cancelled',
  'registrationManage.cancelled.refund':
    '{refund} goes back to the card you paid with. Your bank shows it within five to ten days.',
  'registrationManage.cancelled.nothing': 'There is nothing to return. We have emailed you about it.',
  'registrationManage.cancelled.tickets': 'See the tickets',

  'registrationManage.data.title': 'Your data',
  'registrationManage.data.lead': 'What we have stored about you belongs to you.',
  'registrationManage.data.copy.text':
    'A copy has your account, your registration, your payments and your messages, as a file that other programs can read.',
  'registrationManage.data.copy': 'Save a copy of my data',
  'registrationManage.data.copy.file': 'my-data.json',
  'registrationManage.data.erase.text':
    'You can have all of it erased. Your ticket then ends without a refund: if one is due, cancel your ticket first. We keep invoices for as long as the law requires.',
  'registrationManage.data.erase': 'Erase my account',
  'registrationManage.data.erase.password': 'Your password',
  'registrationManage.data.erase.password.hint':
    'So that nobody else can do it on a device you left unlocked.',
  'registrationManage.data.erase.forgot': 'You have none, or forgot it? We send you a link.',
  'registrationManage.data.erase.note': 'This cannot be undone.',
  'registrationManage.data.erase.confirm': 'Erase it for good',
  'registrationManage.data.erase.keep': 'Keep my account',
  'registrationManage.erased.title': 'Your account is erased',
  'registrationManage.erased.text':
    'You are logged out on all devices. Thank you for the time you were with us.',
  'registrationManage.erased.home': 'Go to the home page',
} as const;
