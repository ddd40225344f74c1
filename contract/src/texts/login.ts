/** Texts of the login popup, and of a login by a link. */
export const loginTexts = {
  'login.busy': 'Logging you in',
  'login.link.title': 'Log in with this link?',
  'login.link.text': 'You will be logged in on this device as {email}.',
  'login.link.whose':
    'I registered with this address myself, on another device: keep the password that I chose there.',
  'login.link.whose.hint': 'Otherwise it ends, and you choose a new one.',
  'login.link.confirm': 'Log me in',
  'login.link.used.title': 'This link has been used',
  'login.link.expired.title': 'This link is too old',
  'login.link.renew': 'We can send a new one to {email}.',
  'login.link.renew.confirm': 'Send me a new link',
  'login.link.renewed.title': 'Check your mail',
  'login.link.renewed.text': 'A new link is on its way to {email}.',
  'login.other.title': 'Log in as somebody else?',
  'login.other.text':
    'You are logged in as {name}, and this link belongs to another account. If you go on, you are logged out and write and vote as its owner.',
  'login.other.nobody': 'somebody else',
  'login.other.confirm': 'Log in with the link',
  'login.form.title': 'Log in',
  'login.form.lead': 'Use the address you registered with.',
  'login.form.email': 'Email',
  'login.form.password': 'Password',
  'login.form.submit': 'Log in',
  'login.form.forgot': 'Forgot your password?',
  'login.success.title': 'Welcome back',
  'login.success.message': 'You are successfully logged in',
  'login.success.continue': 'Continue your registration',
  'login.forgot.title': 'Forgot your password?',
  'login.forgot.lead': 'Tell us your address and we will mail you a link to choose a new one.',
  'login.forgot.submit': 'Send the link',
  'login.forgot.back': 'Back to login',
  'login.forgot.unknown':
    "Seems like you didn't subscribe with this e-mail. Please try a different one or subscribe again.",
  'login.forgot-success.title': 'Check your mail',
  'login.forgot-success.message':
    'An email with password reset instructions has been sent to your email address, if it exists on our system.',
} as const;
