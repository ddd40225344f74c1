/** Texts of the end of a registration: the ticket, or what is missing. */
export const registrationCompletedTexts = {
  'registrationCompleted.meta.description': 'You are registered for {event}.',
  'registrationCompleted.header.title': 'You are in',
  'registrationCompleted.header.lead': 'Your ticket is on its way to your mailbox.',
  'registrationCompleted.code': 'QR code of ticket {number}: show it at the door',
  'registrationCompleted.number': 'Ticket number',
  'registrationCompleted.calendar': 'Calendar file',
  'registrationCompleted.print': 'Print the ticket',
  'registrationCompleted.apple': 'Add to Apple Wallet',
  'registrationCompleted.google': 'Add to Google Wallet',
  'registrationCompleted.invoice': 'Invoice',
  'registrationCompleted.link.lead': 'Show the code at the door, on paper or on your phone.',
  'registrationCompleted.link.title': 'This link opens no ticket',
  'registrationCompleted.link.text':
    'The ticket may have been cancelled, or the link lost its end in the mail. Open it from the newest mail, log in, or write to us.',
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
  'registrationCompleted.next.photo.text': 'It goes on your badge and speeds up the door.',
  'registrationCompleted.incomplete.title': 'Nearly there',
  'registrationCompleted.incomplete.text': 'Your registration is not complete yet. The next step is:',
  'registrationCompleted.anonymous.title': 'Your ticket is a login away',
  'registrationCompleted.anonymous.text':
    'Log in with the address you registered with, and it is shown here.',
  'registrationCompleted.token.title': 'This link did nothing',
  'registrationCompleted.token.again': 'Try again',
  'registrationCompleted.pressed.busy': 'One moment',
  'registrationCompleted.press.confirm.title': 'Is this your address?',
  'registrationCompleted.press.confirm.text':
    'Press the button to confirm {email}. From then on you can vote in the awards and write to people.',
  'registrationCompleted.press.confirm.action': 'Confirm my address',
  'registrationCompleted.press.complete.title': 'One step left',
  'registrationCompleted.press.complete.text':
    'Press the button to complete the registration of {email} without choosing topics.',
  'registrationCompleted.press.complete.action': 'Complete my registration',
  'registrationCompleted.press.whose':
    'Somebody registered with it on another device and chose a password there. Was that you?',
  'registrationCompleted.press.mine': 'Yes, that was me',
  'registrationCompleted.press.notMine': 'No, end that password',
  'registrationCompleted.renew.title': 'This link no longer works',
  'registrationCompleted.renew.text': 'It was used, or is too old. We can send a new one to {email}.',
  'registrationCompleted.renew.action': 'Send me a new link',
  'registrationCompleted.renewed.title': 'Check your mail',
  'registrationCompleted.renewed.text': 'A new link is on its way to {email}.',
  'registrationCompleted.password':
    'Somebody had chosen a password for this address before, on another device. It no longer works: choose a new one with the mail that we have just sent you.',
  'registrationCompleted.address.new.title': 'Is this your new address?',
  'registrationCompleted.address.new.text':
    'Press the button to confirm {email}. From then on mails, login links and your ticket come there.',
  'registrationCompleted.address.asked.title': 'Is your address to change?',
  'registrationCompleted.address.asked.text':
    'Somebody who is logged in as you wants to change your address to {email}. If that is you, agree, and confirm the new address with the mail that we send there.',
  'registrationCompleted.address.agreed.title': 'Your address is about to change',
  'registrationCompleted.address.agreed.text':
    'Somebody who knows your password is changing your address to {email}. If that is not you, stop it here.',
  'registrationCompleted.address.done.title': 'The address was changed',
  'registrationCompleted.address.done.text': 'Mails, login links and the ticket now go to {email}.',
  'registrationCompleted.address.agree.action': 'Yes, change my address',
  'registrationCompleted.address.agree.title': 'Check the mail at your new address',
  'registrationCompleted.address.agree.text':
    'Confirm {email} with the mail that we have just sent there. Until then nothing changes.',
  'registrationCompleted.address.confirm.action': 'Confirm my new address',
  'registrationCompleted.address.confirm.title': 'Your new address counts',
  'registrationCompleted.address.confirm.text':
    'Mails, login links and your ticket go to {email} from now on. On other devices, please log in again.',
  'registrationCompleted.address.undo.action': 'This was not me',
  'registrationCompleted.address.undo.title': 'Your account is yours again',
  'registrationCompleted.address.undo.text':
    'Your address is the old one, and every device is logged out. Choose a new password with the mail that we have just sent you.',
  'registrationCompleted.manage': 'Change or cancel',
  'registrationCompleted.confirmed.title': 'Your email address is confirmed',
  'registrationCompleted.confirmed.text':
    'You can vote in the awards and write to people now. A page that was waiting for this goes on by itself.',
  'registrationCompleted.confirmed.ticket': 'Open my ticket',
  'registrationCompleted.mailed': 'Everything you need is in your mailbox. You can close this page.',
} as const;
