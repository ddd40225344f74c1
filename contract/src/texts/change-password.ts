/** Texts of the page that changes the password. */
export const changePasswordTexts = {
  'changePassword.meta.description': 'Change your password.',
  'changePassword.header.title': 'Change your password',
  'changePassword.header.lead': '6 to 20 characters with at least one letter and one digit.',
  'changePassword.form.present': 'Current password',
  'changePassword.form.password': 'New password',
  'changePassword.form.repeat': 'Repeat password',
  'changePassword.form.submit': 'Change the password',
  'changePassword.form.present.hint':
    'Forgotten it? Log out and use “Forgot your password?” where you log in.',
  'changePassword.form.note': 'You stay logged in here, and are logged out on every other device.',
  'changePassword.success.title': 'Your password is changed',
  'changePassword.success': 'You have been logged out on every other device.',
  'changePassword.success.home': 'Go to the home page',
  'changePassword.login.title': 'Log in first',
  'changePassword.login.text':
    'To change your password you need the current one. If you have forgotten it, use “Forgot your password?” where you log in.',
  'changePassword.login.action': 'Log in',
} as const;
