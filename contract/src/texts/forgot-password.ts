/** Texts of the page that sets a new password, by the link of a mail. */
export const forgotPasswordTexts = {
  'forgotPassword.meta.description': 'Choose a new password.',
  'forgotPassword.header.title': 'Choose a new password',
  'forgotPassword.header.lead': '6 to 20 characters with at least one letter and one digit.',
  'forgotPassword.success': 'Your password is changed. You can log in with it now.',
  'forgotPassword.success.title': 'Done',
  'forgotPassword.success.login': 'Log in',
  'forgotPassword.form.password': 'New password',
  'forgotPassword.form.repeat': 'The same once more',
  'forgotPassword.form.submit': 'Set the password',
  'forgotPassword.form.note': 'You will be logged out wherever you are logged in now.',
  'forgotPassword.missing.title': 'This address has no link in it',
  'forgotPassword.missing.text':
    'A new password is set through the link of a mail. Open it from there, or let us send you one.',
  'forgotPassword.used.title': 'This link does not work any more',
  'forgotPassword.used.text':
    'The link was used already, or a newer one took its place. Let us send you another: it takes a minute.',
  'forgotPassword.expired.title': 'This link is too old',
  'forgotPassword.contact': 'Write to us',
  'forgotPassword.newLink': 'Send me a new link',
} as const;
