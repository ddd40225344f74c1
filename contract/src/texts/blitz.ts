import { getLogoTexts } from './logo.ts';

/** The page of a company's table at the networking blitz, beside what the organisers describe of its form. */
export const blitzTexts = {
  'blitzRegistration.meta.description': 'Register your company for the networking blitz.',
  'blitzRegistration.header.title': 'Join the networking blitz',
  'blitzRegistration.header.lead': 'One table, two people, one sentence about what you do.',

  'blitzRegistration.draft': 'What you entered before is still here. It is saved on this device only.',
  'blitzRegistration.submit': 'Ask for this table',
  'blitzRegistration.submitChange': 'Submit the changes',
  'blitzRegistration.discard': 'Leave it as it was',
  'blitzRegistration.note': 'We read every table before it appears, within a day.',
  'blitzRegistration.noteChange': 'We read changes too: until then your table is not in the list.',
  'blitzRegistration.table.title': 'Your table',
  'blitzRegistration.form.company': 'Company',
  'blitzRegistration.form.pitch': 'Your pitch',
  'blitzRegistration.form.category': 'Category',
  'blitzRegistration.form.website': 'Website',
  'blitzRegistration.form.slots': 'Times',
  ...getLogoTexts('blitzRegistration'),
  'blitzRegistration.form.first': 'Who will be at the table',
  'blitzRegistration.form.first.lead':
    'Attendees can write to them in advance. Only people who are logged in see addresses.',
  'blitzRegistration.form.second': 'A second person',
  'blitzRegistration.form.second.lead': 'Leave it empty if one of you is enough.',
  'blitzRegistration.form.name': 'Name',
  'blitzRegistration.form.email': 'Email',
  'blitzRegistration.form.jobTitle': 'Job title',
  'blitzRegistration.change': 'Change something',
  'blitzRegistration.sent.title': 'Your table is with us',
  'blitzRegistration.sent.text':
    'We read it, and it appears in the list within a day. This link always shows its progress, and lets you change it.',
  'blitzRegistration.changed.title': 'Your changes are with us',
  'blitzRegistration.changed.text': 'We read them, and your table is back in the list within a day.',
  'blitzRegistration.exists.title': 'Your company has asked for its table already',
  'blitzRegistration.exists.text':
    'Someone got there first: this is what they entered. What you entered is saved on this device, and is there when you change something.',
  'blitzRegistration.state.open.title': 'Not submitted yet',
  'blitzRegistration.state.open.text':
    'It takes three minutes. What you enter is saved on this device until you submit it.',
  'blitzRegistration.state.Submitted.title': 'Submitted, under review',
  'blitzRegistration.state.Submitted.text':
    'We read every table before it appears, within a day. You can still change it.',
  'blitzRegistration.state.Approved.title': 'In the list',
  'blitzRegistration.state.Approved.text':
    'Attendees see your table and can write to you. If you change it, we read it again before it is shown.',
  'blitzRegistration.state.list': 'See who else has a table',
  'blitzRegistration.missing.title': 'Companies take part by invitation',
  'blitzRegistration.missing.text':
    'This page opens with the link of your invitation. Open it from the email itself, or tell us why you should have a table.',
  'blitzRegistration.unknown.title': 'This link does not open a table',
  'blitzRegistration.closed.title': 'This invitation has closed',
  'blitzRegistration.closed.text':
    'It can no longer be used to enter or change anything. If you already have a table, it stays yours.',
  'blitzRegistration.disabled.title': 'The blitz is not open at the moment',
  'blitzRegistration.disabled.text':
    'We have kept your invitation. To ask when the blitz opens, write to us.',
  'blitzRegistration.contact': 'Write to us',
} as const;
