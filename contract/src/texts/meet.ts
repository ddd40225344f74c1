/** Texts of the page of whom to meet. Lists are lines whose parts are divided by ` | `. */
export const meetTexts = {
  'meet.meta.description':
    'Whom to meet at {event}: people who chose the same topics as you, and what you have in common.',
  'meet.header.title': 'Meet',
  'meet.header.lead': 'People who chose the same topics as you.',
  'meet.suggestions.title': 'Your suggestions',
  'meet.anonymous.text':
    'Suggestions are for people with a ticket: tell us at your registration what you want to talk about, and we show you who wants to talk about it, too.',
  'meet.anonymous.register': 'Register',
  'meet.anonymous.login': 'I have a ticket: log in',
  'meet.shared.label': 'You both chose',
  'meet.message.action': 'Send a message',
  'meet.nobody.title': 'Nobody chose your topics yet',
  'meet.nobody.text': 'New people register every day. Look again next week, or look at everybody.',
  'meet.all.action': 'All attendees',
  'meet.noTopics.title': 'You have not chosen topics',
  'meet.noTopics.text': 'Choose what you want to talk about, and the suggestions appear here.',
  'meet.noTopics.closed': 'Topics are chosen at the registration. Until then, look through everybody.',
  'meet.noTopics.action': 'Choose topics',
  'meet.topics.title': 'What the room talks about',
  'meet.topics.lead': 'Every topic leads to the people who chose it.',
  'meet.topics.empty': 'The first topics come with the first registrations',
  'meet.steps.title': 'How it works',
  'meet.steps.items':
    'You choose topics | When you register, with a line on each if you like. That line is what people answer to.\nWe find the overlap | The more topics you share with somebody, the higher they stand. Nothing else counts.\nYou write first | One message with your name and company. What happens next is up to the two of you.',
} as const;
