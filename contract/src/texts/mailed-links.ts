/** Texts of links in emails that do something once a button is pressed: complete a registration, confirm or change an address. */
export const mailedLinkTexts = {
  'registrationCompleted.token.title': 'This link did not work',
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
  'registrationCompleted.renew.text': 'It has been used or has expired. We can send a new one to {email}.',
  'registrationCompleted.renew.action': 'Send me a new link',
  'registrationCompleted.renewed.title': 'Check your email',
  'registrationCompleted.renewed.text': 'A new link is on its way to {email}.',
  'registrationCompleted.password':
    'Somebody had chosen a password for this address before, on another device. It no longer works: choose a new one with the email that we have just sent you.',
  'registrationCompleted.address.new.title': 'Is this your new address?',
  'registrationCompleted.address.new.text':
    'Press the button to confirm {email}. From then on, emails, login links and your ticket go there.',
  'registrationCompleted.address.asked.title': 'Do you want to change your address?',
  'registrationCompleted.address.asked.text':
    'Somebody who is logged in as you wants to change your address to {email}. If that is you, agree, and confirm the new address with the email that we send there.',
  'registrationCompleted.address.agreed.title': 'Your address is about to change',
  'registrationCompleted.address.agreed.text':
    'Somebody who knows your password is changing your address to {email}. If that is not you, stop it here.',
  'registrationCompleted.address.done.title': 'The address was changed',
  'registrationCompleted.address.done.text': 'Emails, login links and the ticket now go to {email}.',
  'registrationCompleted.address.agree.action': 'Yes, change my address',
  'registrationCompleted.address.agree.title': 'Check your email at the new address',
  'registrationCompleted.address.agree.text':
    'Confirm {email} with the email that we have just sent there. Until then nothing changes.',
  'registrationCompleted.address.confirm.action': 'Confirm my new address',
  'registrationCompleted.address.confirm.title': 'Your new address is confirmed',
  'registrationCompleted.address.confirm.text':
    'Emails, login links and your ticket go to {email} from now on. On other devices, please log in again.',
  'registrationCompleted.address.undo.action': 'This was not me',
  'registrationCompleted.address.undo.title': 'Your account is yours again',
  'registrationCompleted.address.undo.text':
    'Your old address is back, and every device is logged out. Choose a new password with the email that we have just sent you.',
  'registrationCompleted.confirmed.title': 'Your email address is confirmed',
  'registrationCompleted.confirmed.text':
    'You can vote in the awards and write to people now. A page that was waiting for this continues by itself.',
  'registrationCompleted.confirmed.ticket': 'Open my ticket',
} as const;
