/** Texts of the list of articles and of an article. */
export const articleTexts = {
  'articles.meta.description':
    'What we write about between two editions of {event}: people, numbers, mistakes.',
  'articles.header.title': 'Insights',
  'articles.header.lead': 'What we write between two editions. Nobody pays to be in it.',
  'articles.empty.title': 'Nothing to read yet',
  'articles.empty.text': 'The first article is being written.',
  'articles.feed': 'Follow by RSS',
  'article.meta.description': 'An article of {event}.',
  'article.header.title': 'Article',
  'article.header.lead': 'Written for {event}.',
  'article.elsewhere': 'Read it in full (another site)',
  'article.next.title': 'Read on',
  'article.missing.title': 'We could not find this article',
  'article.missing.text': 'It may have been withdrawn, or its address may be misspelt.',
  'article.all': 'All articles',
} as const;
