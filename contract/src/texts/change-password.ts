/** Texts of the page that changes the password. */
export const changePasswordTexts = {
  'changePassword.meta.description': 'Change your password.',
  'changePassword.header.title': 'Change your password',
  'changePassword.header.lead': '6 to 20 characters with at least one letter and one digit.',
  'changePassword.form.present': 'Present password',
  'changePassword.form.password': 'New password',
  'changePassword.form.repeat': 'The same once more',
  'changePassword.form.submit': 'Change the password',
  'changePassword.form.present.hint': 'Forgotten? Log out, and the login sends you a link.',
  'changePassword.form.note': 'You stay logged in here, and are logged out on every other device.',
  'changePassword.success.title': 'Your password is changed',
  'changePassword.success': 'You have been logged out on every other device.',
  'changePassword.success.home': 'Back to the start',
  'changePassword.login.title': 'Log in first',
  'changePassword.login.text':
    'To change your password you need the present one. If you have forgotten it, the login sends you a link.',
  'changePassword.login.action': 'Log in',
} as const;
