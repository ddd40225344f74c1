/** What journalists and media partners need. Lists are lines whose parts are divided by ` | `. */
export const pressTexts = {
  'pressPack.meta.description':
    'Press pack of Summit London 2027: logos, facts, figures, media kits, a press contact, and how to become a media partner.',
  'pressPack.header.title': 'Press pack',
  'pressPack.header.lead': 'Logos, figures and a person to call.',
  'pressPack.facts.title': 'The facts, to be quoted',
  'pressPack.facts.short':
    'Summit is a fintech conference, expo and awards programme: three days at Meridian Dock in London for the people who build, back, buy and regulate the way money moves.',
  'pressPack.facts.figures':
    '9th | edition, since 2018\n2,840 | people in 2026\n69 | sessions in four halls\n18 | award categories',
  'pressPack.logos.title': 'Logos',
  'pressPack.logos.lead':
    'In ink, on paper and on the accent. Leave as much space around the mark as its dot is wide, four times over. Please do not redraw it.',
  'pressPack.logos.download': 'Download the logo',
  'pressPack.logos.paper': 'On paper',
  'pressPack.logos.ink': 'On ink',
  'pressPack.logos.accent': 'On the accent',
  'pressPack.kits.title': 'Media kits',
  'pressPack.kits.lead': 'Take them here, or have one sent to you with the form below.',
  'pressPack.kits.download': 'Download',
  'pressPack.kits.ask': 'Ask for it',
  'pressPack.kits.empty.title': 'No kit to hand out at present',
  'pressPack.kits.empty.text': 'Write to the press desk: what you need is probably on somebody’s disk.',
  'pressPack.contact.title': 'Press desk',
  'pressPack.contact.lead': 'Accreditation, interviews, pictures, embargoes.',
  'pressPack.contact.people':
    'Marguerite Osei | Press and accreditation | press@summit.example\nTheo Lindqvist | Awards and embargoes | theo@summit.example',
  'pressPack.contact.note':
    'Accreditation is free and closes on Tue 25 May 2027. Winners are under embargo until the envelope is opened.',
  'pressPack.partners.title': 'Media partners',
  'pressPack.partners.lead': 'They report, announce and keep us honest.',
  'pressPack.partners.empty.title': 'You could be the first',
  'pressPack.partners.empty.text': 'No partner is announced for this edition yet.',
  'pressPack.become.title': 'Become a partner',
  'pressPack.become.lead':
    'As a media partner or as a sponsor; or simply ask for a kit. It goes to your address at once.',
  'pressPack.becomeMediaPartner.title': 'Become a media partner',
  'pressPack.becomeMediaPartner.lead':
    'You give us a calendar entry and a fair word; you get passes, a table in the press room and one session to report from first.',
  'pressPack.becomeMediaPartner.submit': 'Ask to become a media partner',
  'pressPack.becomeSponsor.title': 'Become a sponsor',
  'pressPack.becomeSponsor.lead':
    'The sponsor kit says what each tier gives. What is free on the floor, and what it costs, follows from a person.',
  'pressPack.becomeSponsor.submit': 'Ask to become a sponsor',
  'pressPack.becomePress.title': 'Ask for a kit',
  'pressPack.becomePress.lead': 'For those who write, film and speak about the event.',
  'pressPack.becomePress.submit': 'Ask for the kit',
  'pressPack.become.company': 'Company or title',
  'pressPack.become.name': 'Your name',
  'pressPack.become.email': 'Email',
  'pressPack.become.phone': 'Telephone',
  'pressPack.become.mediaKit': 'Which kit shall we send you?',
  'pressPack.become.mediaKitPlaceholder': 'Choose a kit',
  'pressPack.become.message': 'What do you have in mind?',
  'pressPack.become.note': 'Marguerite answers within two working days.',
  'pressPack.become.draft': 'What you wrote before is still here. It is kept on this device only.',
  'pressPack.become.captcha': 'The check against robots did not work. Please repeat it, then send again.',
  'pressPack.become.script':
    'This form needs JavaScript for its check against robots. Without it, a mail reaches the same desk:',
  'pressPack.become.kitGone': 'This kit is not handed out any more. Please choose another one.',
  'pressPack.sent.title': 'Thank you, we have it',
  'pressPack.sent.text': 'The press desk has your request, and the kit is on its way to your address.',
  'pressPack.sent.later':
    'The press desk has your request, and sends the kit to your address within two working days.',
} as const;
