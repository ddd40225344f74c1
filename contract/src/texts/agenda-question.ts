/** Texts of the form for a question, which come with that part of the page. */
export const agendaQuestionTexts = {
  'agenda.ask.session': 'Session',
  'agenda.ask.sessionPlaceholder': 'Choose a session',
  'agenda.ask.email': 'Your email',
  'agenda.ask.question': 'Your question',
  'agenda.ask.captchaFirst': 'Complete the check to send',
  'agenda.ask.emailPlaceholder': 'Enter your email',
  'agenda.ask.questionPlaceholder': 'Enter your question',
  'agenda.ask.submit': 'Send the question',
  'agenda.ask.success': 'Thank you. Your question is with the moderator.',
} as const;
