/** The terms and conditions. Their body is HTML: headings make the table of contents. */
export const termsTexts = {
  'termsAndConditions.meta.description':
    'The terms of {event}: tickets, prices, changes and refunds, conduct and the awards.',
  'termsAndConditions.header.title': 'Terms & Conditions',
  'termsAndConditions.header.lead': 'What you can rely on, and what we rely on.',
  'termsAndConditions.version': '1.0',
  /** YYYY-MM-DD. */
  'termsAndConditions.date': '1970-01-01',
  'termsAndConditions.changes': 'This is the first version.',
  'termsAndConditions.body':
    '<h2>Between whom</h2>\n<p>Between you and the organisers of {event}, {venueAddress}.</p>\n<h2>Tickets</h2>\n<p>A ticket is for one person and shows their name.</p>\n<h2>Changing your mind</h2>\n<p>Write to {contact}.</p>',
} as const;
