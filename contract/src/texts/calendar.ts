/** Texts of the key dates. Lists are lines whose parts are separated by ` | `. */
export const calendarTexts = {
  'calendar.meta.description': 'The key dates of {event}: tickets, nominations, votes and the ceremony.',
  'calendar.header.title': 'Key dates',
  'calendar.header.lead': 'Everything with a deadline, in one place.',
  'calendar.empty': 'The first dates will be set soon',
  'calendar.state.past': 'Past',
  'calendar.state.now': 'Now',
  'calendar.state.next': 'Next',
  'calendar.state.later': 'To come',
  'calendar.about.tickets': 'Prices and places are on the tickets page.',
  'calendar.about.nominations': 'Name a company or a person: the form takes about five minutes.',
  'calendar.about.voting':
    'Everybody with a confirmed ticket has one ballot. It can be reviewed before it is sent.',
  'calendar.about.event': 'Bring the ticket we emailed you, on paper or on your phone.',
  'calendar.about.ceremony': 'The winners of every category are read out on stage.',
  'calendar.feed.title': 'In your own calendar',
  'calendar.feed.text': 'Subscribe once, and your calendar follows when a date moves.',
} as const;
