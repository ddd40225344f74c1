/** What an attendee reads where an address must be confirmed and is not. `{address}` is theirs, most of it hidden. */
export const confirmationTexts = {
  'confirmation.title': 'Confirm your email address',
  'confirmation.text':
    'Votes and messages are sent once we know that {address} is yours. Press the button in the mail that we send you, on any device. What you have filled in stays.',
  'confirmation.action': 'Send me the mail',
  'confirmation.again': 'Send it again',
  'confirmation.sending': 'Sending',
  'confirmation.sent':
    'Check your inbox at {address}. As soon as you have pressed the button in the mail, this page goes on.',
  'confirmation.failed': 'The mail was not sent.',
  'confirmation.confirmed.title': 'Your email address is confirmed',
  'confirmation.confirmed.text': 'Go on where you were: nothing is lost.',
} as const;
