/** Texts of the page that sets a new password, which a link in an email opens. */
export const forgotPasswordTexts = {
  'forgotPassword.meta.description': 'Choose a new password.',
  'forgotPassword.header.title': 'Choose a new password',
  'forgotPassword.header.lead': '6 to 20 characters with at least one letter and one digit.',
  'forgotPassword.success': 'Your password is changed. You can log in with it now.',
  'forgotPassword.success.title': 'Done',
  'forgotPassword.success.login': 'Log in',
  'forgotPassword.form.password': 'New password',
  'forgotPassword.form.repeat': 'Repeat password',
  'forgotPassword.form.submit': 'Set the password',
  'forgotPassword.form.note': 'You will be logged out on every device.',
  'forgotPassword.missing.title': 'This link is incomplete',
  'forgotPassword.missing.text':
    'You set a new password with the link in an email. Open it from there, or let us send you one.',
  'forgotPassword.used.title': 'This link no longer works',
  'forgotPassword.used.text':
    'It has already been used, or a newer one has replaced it. Let us send you another: it takes a minute.',
  'forgotPassword.expired.title': 'This link has expired',
  'forgotPassword.contact': 'Write to us',
  'forgotPassword.newLink': 'Send me a new link',
} as const;
