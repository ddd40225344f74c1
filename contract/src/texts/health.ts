/** The notice about health at the venue. Its body is HTML. */
export const healthTexts = {
  'covid.meta.description':
    'Health at {venue} during {event}: what we ask of you, what we do, and what happens if you fall ill.',
  'covid.header.title': 'Health at the venue',
  'covid.header.lead': 'What we ask of you and what we do, as of the date below.',
  /** YYYY-MM-DD. */
  'covid.date': '1970-01-01',
  'covid.status.title': 'At present',
  'covid.status.text': 'No rules apply beyond those of the law.',
  'covid.figures': '1 | first-aid post',
  'covid.body':
    '<h2>What we ask of you</h2>\n<p>If you feel ill, please stay at home and write to us about your ticket.</p>\n<h2>If you fall ill at the event</h2>\n<p>Go to the first-aid post or ask anyone on the team.</p>\n<h2>If the rules change</h2>\n<p>This page changes first, with a new date.</p>',
} as const;
