/** Texts of the message dialogs. */
export const messagingTexts = {
  'messaging.attendee.title': 'Send a message',
  'messaging.attendee.lead':
    'It goes to their inbox with your name and company, and a link to reply. They do not see your address.',
  'messaging.speaker.title': 'Write to the speaker',
  'messaging.speaker.lead': 'Speakers read their messages between talks. Short ones first.',
  'messaging.blitz.title': 'Write to this participant',
  'messaging.blitz.lead': 'Say which slot suits you and what you would like to talk about.',
  'messaging.session.title': 'Ask about this session',
  'messaging.session.lead': 'Your question goes to the moderator.',
  'messaging.form.message': 'Your message',
  'messaging.form.draft': 'This is what you wrote here before. It has not been sent.',
  'messaging.form.email': 'Your email',
  'messaging.form.submit': 'Send',
  'messaging.form.captchaFirst': 'Complete the check to send',
  'messaging.success.title': 'Sent',
  'messaging.success.text': 'Your message is on its way.',
  'messaging.error.title': 'Error',
  'messaging.error.default': 'Failed to send messages',
  'messaging.error.login': 'Please login!',
  'messaging.error.login.action': 'Log in',
} as const;
