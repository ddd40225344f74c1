/** The privacy policy. Its body is HTML: headings make the table of contents. */
export const privacyTexts = {
  'privacyPolicy.meta.description':
    'What we store about you, why, for how long, who sees it, and how to have it shown, corrected or deleted.',
  'privacyPolicy.header.title': 'Privacy Policy',
  'privacyPolicy.header.lead': 'What we keep about you, why and for how long.',
  'privacyPolicy.version': '1.0',
  /** YYYY-MM-DD. */
  'privacyPolicy.date': '1970-01-01',
  'privacyPolicy.changes': 'This is the first version.',
  'privacyPolicy.body':
    '<h2>In short</h2>\n<p>We store what we need to run an event that you have registered for, and delete it when it is over.</p>\n<h2>Who is responsible</h2>\n<p>The organisers of {event}, {venueAddress}. Write to {contact}.</p>\n<h2>Your rights</h2>\n<p>You may ask to see what we store about you, to have it corrected or deleted, and to withdraw a consent.</p>',
} as const;
