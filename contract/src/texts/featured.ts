import { kindNames } from './kind-names.ts';

/** Texts of the registration of featured attendees. Joins the texts of the other pages of the registration. */
export const featuredTexts = {
  ...kindNames,
  'registrationFeatured.meta.description':
    'Accept your invitation as a featured attendee of {event}: your details, your photo and a few lines about you.',
  'registrationFeatured.header.title': 'Featured attendee',
  'registrationFeatured.header.lead': 'You were picked. Tell the others who you are.',
  'registrationFeatured.about.title': 'What the others read',
  'registrationFeatured.about.lead': 'It appears with your name, near the top of the attendee list.',
  'registrationFeatured.bio': 'About you',
  'registrationFeatured.bio.hint':
    'What you do, and what you would like to talk about. Two or three sentences.',
  'registrationFeatured.linkedIn': 'LinkedIn profile',
  'registrationFeatured.linkedIn.hint': 'The whole address, such as https://www.linkedin.com/in/your-name.',
  'registrationFeatured.photoGone':
    'We keep a photo for a day until the form is sent. Please choose yours again.',
  'registrationFeatured.publish': 'Show me in the public attendee list',
  'registrationFeatured.publish.hint':
    'With your photo, name, job title, company and what you wrote above; never with your address or number.',
  'registrationFeatured.submit': 'Register as a featured attendee',
  'registrationFeatured.note': 'One page, then you are in. There is nothing to choose and nothing to pay.',
  'registrationFeatured.days': 'Days',
  'registrationFeatured.venue': 'Venue',
  'registrationFeatured.price': 'To pay',
  'registrationFeatured.nothing': 'Nothing',
  'registrationFeatured.own': 'Register on my own',
  'registrationFeatured.contact': 'Write to us',
  'registrationFeatured.logout': 'Log out and use the link',
  'registrationFeatured.unknown.title': 'This link does not work',
  'registrationFeatured.unknown.text':
    'It may have been cut short in the email. Open it from the email itself, or write to us for a new one.',
  'registrationFeatured.closed.title': 'This invitation is closed',
  'registrationFeatured.closed.text':
    'It has expired, or the featured places are being finalised. Write to us and we will look into it. You can also register on your own.',
  'registrationFeatured.used.title': 'This invitation has been used already',
  'registrationFeatured.used.text':
    'If that was you, log in to see your ticket, or use the link in the email that came with it. If it was not you, write to us.',
  'registrationFeatured.failed.title': 'We could not check your invitation',
  'registrationFeatured.failed.safe': 'This does not affect your link, and what you entered before is kept.',
  'registrationFeatured.registered.title': 'This invitation is for somebody else',
  'registrationFeatured.registered.text':
    'You are logged in as {name} and have a ticket already. Pass the link on to the person it is for, or log out to register them here.',
  'registrationFeatured.registered.action': 'See my ticket',
  'registrationFeatured.begun.title': 'You have already started your own registration',
  'registrationFeatured.begun.text':
    'You are logged in as {name}. Carry on with it, or log out and use this invitation with another email address. The link will wait for you.',
  'registrationFeatured.thanks.title': 'Thank you, {name}',
  'registrationFeatured.thanks.lead': 'You are a featured attendee of {event}.',
  'registrationFeatured.thanks.next': [
    'Your ticket | On its way to {email}',
    'The list of attendees | You are in it already, near the top',
    'What comes next | People may write to you. Every message reaches you by email.',
  ].join('\n'),
  'registrationFeatured.thanks.list': 'See the attendee list',
} as const;
