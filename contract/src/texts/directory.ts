/** Texts of the directory of companies. */
export const directoryTexts = {
  'directory.meta.description':
    'The companies at {event}, in their own words: what they do, and where to find them.',
  'directory.header.title': 'Company directory',
  'directory.header.lead': 'Who you will meet on the floor, in their own words.',
  'directory.search.label': 'Company or what it does',
  'directory.categories.label': 'What they do',
  'directory.categories.all': 'All',
  'directory.website': 'Website',
  'directory.empty.title': 'No company matches',
  'directory.empty.text': 'Try fewer letters, or another line of business.',
  'directory.none.title': 'The first entries are being read',
  'directory.none.text': 'Companies write them after their invitation. They are shown here once approved.',
  'directory.all': 'All companies',
} as const;
