import { siteName } from '../site/site-facts.ts';

/** Texts of the frame that come with what shows them: messages, the subscription, the notice for old browsers. */
export const frameMessageTexts = {
  'frame.being-prepared.title': 'This page is being prepared',
  'frame.being-prepared.lead': 'We are still setting the type on this one. It will open before the doors do.',
  'frame.being-prepared.links': 'Meanwhile, these are ready:',

  'frame.registered-users.title': 'Register first',
  'frame.registered-users.message': 'This action is for registered users',
  'frame.registered-users.register': 'Register',

  'frame.subscribe.title': 'Hear from us first',
  'frame.subscribe.lead':
    'Speakers, dates and prices, about twice a month. Nothing else, and never from anybody else.',
  'frame.subscribe.email': 'Email',
  'frame.subscribe.firstName': 'First name',
  'frame.subscribe.consent': `You may write to me about ${siteName}. I can stop this with one click in every email.`,
  'frame.subscribe.submit': 'Subscribe',
  'frame.subscribe.failed': 'Error.',

  'frame.session-ended.title': 'Your session has ended. Please log in again.',
  'frame.session-ended.stays': 'What you entered is still here.',
  'frame.session-ended.login': 'Log in',
  'frame.session-ended.close': 'Close',

  'frame.error.sendReport': 'Send a report',
  'frame.error.reported': 'Thank you. We have your report and will look into it.',
  'frame.error.requestId': 'Request ID',
  'frame.error.settings': 'Failed to load main settings',
  'frame.error.settings.text':
    'The menu and the footer may show default wording until they can be loaded. Everything else works.',
  'frame.error.fallback': 'Something went wrong on our side. Nothing you entered has been sent anywhere.',
  'frame.success.title': 'Thank you',
  'frame.modal.cancel': 'Cancel',
  'frame.modal.done': 'Done',
  'frame.modal.ok': 'Ok',
  'frame.unsupported-browser.title': 'Your browser is too old for this site',
  'frame.unsupported-browser.text': 'Please use a current version of Chrome, Edge, Firefox or Safari.',
  'frame.unsupported-browser.hide': "Don't show this again",
} as const;
