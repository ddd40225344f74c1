/** The pages with a form that organisers describe. `facts.items` is a list of lines `figure | what it is`. */
export const sentFormTexts = {
  'volunteer.meta.description':
    'Help at {event}: what volunteers do, what they get, and the form to offer a shift.',
  'volunteer.header.title': 'Volunteer',
  'volunteer.header.lead': 'One shift behind the scenes, and the rest of the event in front of them.',
  'volunteer.form.title': 'Offer a shift',
  'volunteer.form.lead': 'It takes two minutes. Nobody needs experience.',
  'volunteer.form.draft': 'What you wrote before is still here. It is saved on this device only.',
  'volunteer.form.captcha': 'The security check did not work. Please repeat it, then send again.',
  'volunteer.form.script':
    'This form needs JavaScript. You can also write to us, with your name and the day that suits you:',
  'volunteer.form.note': 'We use this to plan the shifts, and for nothing else.',
  'volunteer.form.submit': 'Offer my help',
  'volunteer.facts.title': 'What it means',
  'volunteer.facts.items': '4 hours | One shift, with a break and something to eat',
  'volunteer.closed.title': 'The crew is complete',
  'volunteer.closed.text': 'All shifts are taken. If that changes, the form is open again on this page.',
  'volunteer.closed.action': 'Other ways to take part',
  'volunteer.sent.title': 'Thank you, you are on the list',
  'volunteer.sent.text':
    'We have sent a confirmation to your address, and write again as soon as we know your shift.',
  'volunteer.sent.reference': 'Your reference',
  'volunteer.sent.again': 'Offer another shift',

  'proposeSession.meta.description':
    'Propose a session for {event}: what we look for, how it is decided, and the form.',
  'proposeSession.header.title': 'Propose a session',
  'proposeSession.header.lead': 'Say what people will know afterwards that they did not know before.',
  'proposeSession.form.title': 'Your proposal',
  'proposeSession.form.lead': 'A few good sentences are enough. Slides come later, if at all.',
  'proposeSession.form.draft': 'What you wrote before is still here. It is saved on this device only.',
  'proposeSession.form.captcha': 'The security check did not work. Please repeat it, then send again.',
  'proposeSession.form.script':
    'This form needs JavaScript. You can also write to us, with the title of the session and what happens in it:',
  'proposeSession.form.note': 'Read by the programme team alone. Nothing is published before you agree.',
  'proposeSession.form.submit': 'Send the proposal',
  'proposeSession.facts.title': 'How it is decided',
  'proposeSession.facts.items': '2 readers | Each reads it without knowing what the other thinks',
  'proposeSession.closed.title': 'The programme is complete',
  'proposeSession.closed.text': 'We will take proposals again for the next edition.',
  'proposeSession.closed.action': 'Other ways to take part',
  'proposeSession.sent.title': 'Thank you, we will read it',
  'proposeSession.sent.text':
    'We have sent a confirmation to your address. You will hear from us either way, with a reason.',
  'proposeSession.sent.reference': 'Your reference',
  'proposeSession.sent.again': 'Propose another session',
} as const;
