/** Texts of the site's search. */
export const searchTexts = {
  'search.meta.description':
    'Search {event}: sessions, speakers, sponsors, articles and every page of the site.',
  'search.header.title': 'Search',
  'search.header.lead':
    'Sessions, speakers, sponsors, articles and pages. The beginning of a word is enough.',
  'search.field.label': 'Search the site',
  'search.kind.session': 'Sessions',
  'search.kind.speaker': 'Speakers',
  'search.kind.sponsor': 'Sponsors',
  'search.kind.article': 'Articles',
  'search.kind.page': 'Pages',
  'search.kinds.label': 'What was found',
  'search.start.title': 'Try one of these',
  /** Lines of words and the address that they lead to. */
  'search.start.items':
    'The agenda | /agenda\nTickets and prices | /registration\nVenue and travel | /venue\nQuestions and answers | /questions\nHow voting works | /awards/how-voting-works',
  'search.empty.title': 'Nothing found',
  'search.empty.text':
    'Try fewer or shorter words: the beginning of a name is enough. Or ask us, and we will look for you.',
  'search.empty.action': 'Write to us',
} as const;
