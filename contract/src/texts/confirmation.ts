/** What an attendee reads where an address must be confirmed and is not. `{address}` is theirs, most of it hidden. */
export const confirmationTexts = {
  'confirmation.title': 'Confirm your email address',
  'confirmation.text':
    'Votes and messages are sent once we know that {address} is yours. Press the button in the email that we send you, on any device. What you have filled in is kept.',
  'confirmation.action': 'Send me the email',
  'confirmation.again': 'Send it again',
  'confirmation.sending': 'Sending',
  'confirmation.sent':
    'Check your inbox at {address}. Once you press the button in the email, this page continues.',
  'confirmation.failed': 'The email was not sent.',
  'confirmation.confirmed.title': 'Your email address is confirmed',
  'confirmation.confirmed.text': 'Carry on where you left off: nothing is lost.',
} as const;
