/** Texts of the networking blitz. Lists are lines whose parts are separated by ` | `. */
export const networkingBlitzTexts = {
  'networkingBlitz.meta.description':
    'The networking blitz of {event}: one company at each table. See who takes part and write to them.',
  'networkingBlitz.header.title': 'Networking blitz',
  'networkingBlitz.header.lead': 'Eight minutes, one table, one company. Then the bell.',
  'networkingBlitz.how.title': 'How an hour works',
  /** `tables | minutes at each | minutes between two`, drawn as a strip. */
  'networkingBlitz.how.rhythm': '6 | 8 | 2',
  'networkingBlitz.how.items':
    'You choose a table | Every table is one company and one question it can answer. Sit where you do not know anybody.\nEight minutes | Two to say what you do, five to talk, one to swap addresses. A bell keeps the time.\nThe bell, and the next | Six tables in an hour. The seventh is the bar.',
  'networkingBlitz.participants.title': 'Who sits where',
  'networkingBlitz.participants.lead':
    'One company a table. Write ahead, and your eight minutes begin in the middle.',
  'networkingBlitz.filters.label': 'Find a company',
  'networkingBlitz.filters.category': 'Category',
  'networkingBlitz.filters.all': 'All categories',
  'networkingBlitz.filters.submit': 'Show',
  'networkingBlitz.empty.title': 'No table matches',
  'networkingBlitz.empty.text': 'Try another category, or look at all tables.',
  'networkingBlitz.none.title': 'The first tables are being set',
  'networkingBlitz.none.text': 'Companies that take part are announced here, one by one.',
  'networkingBlitz.closed.title': 'There is no list of tables at the moment',
  'networkingBlitz.closed.text':
    'The organisers open it once the companies are seated. The blitz itself works as described above.',
  'networkingBlitz.message.action': 'Send a message',
  'networkingBlitz.join.title': 'Take a table',
  'networkingBlitz.join.lead':
    'Companies take part by invitation. Tell us what you would answer in eight minutes, and we send you one.',
  'networkingBlitz.join.action': 'Ask for a table',
} as const;
