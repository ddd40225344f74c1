/** Texts of choosing topics to be matched by. Joins the other texts of the page. */
export const topicTexts = {
  'registrationKillerFeature.meta.description': 'Say what you are looking for.',
  'registrationKillerFeature.header.lead': 'Choose a few topics. We suggest people who chose the same.',
  'registrationKillerFeature.approve': 'People who are matched with me may write to me',
  'registrationKillerFeature.submit': 'Save my topics',
  'registrationKillerFeature.topics': 'Topics',
  'registrationKillerFeature.topics.hint': 'Choose as many as you like, or none.',
  'registrationKillerFeature.comments.title': 'What about them?',
  'registrationKillerFeature.comments.lead':
    'A few words help people decide whether to write to you. Optional.',
  'registrationKillerFeature.suggest': 'Something else?',
  'registrationKillerFeature.suggest.hint': 'A topic that is missing above. Others can choose it, too.',
  'registrationKillerFeature.suggest.submit': 'Add the topic',
  'registrationKillerFeature.suggest.added': '“{name}” is chosen',
  'registrationKillerFeature.approve.hint':
    'By email, without seeing your address. You need this to be matched.',
  'registrationKillerFeature.changed':
    'Some topics are no longer offered. They have been removed from your choice.',
  'registrationKillerFeature.skipped': 'There are no topics to choose at the moment.',
} as const;
