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
    '9th | edition, since 2018\n2,840 | people in 2026\n60 | sessions in four halls\n18 | award categories',
  'pressPack.logos.title': 'Logos',
  'pressPack.logos.lead':
    'In ink, on paper and on the accent. Leave as much space around the mark as its dot is wide, four times over. Please do not redraw it.',
  'pressPack.logos.paper': 'On paper',
  'pressPack.logos.ink': 'On ink',
  'pressPack.logos.accent': 'On the accent',
  'pressPack.kits.title': 'Media kits',
  'pressPack.kits.lead': 'To download where there is a file; where there is none yet, we send it to you.',
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
  'pressPack.become.title': 'Become a media partner',
  'pressPack.become.lead':
    'You give us a calendar entry and a fair word; you get passes, a table in the press room and one session to report from first.',
  'pressPack.become.company': 'Company or title',
  'pressPack.become.name': 'Your name',
  'pressPack.become.email': 'Email',
  'pressPack.become.phone': 'Telephone',
  'pressPack.become.mediaKit': 'Which kit shall we send you?',
  'pressPack.become.mediaKitPlaceholder': 'Choose a kit',
  'pressPack.become.message': 'What do you have in mind?',
  'pressPack.become.submit': 'Ask to become a partner',
  'pressPack.become.note': 'Marguerite answers within two working days.',
  'pressPack.become.draft': 'What you wrote before is still here. It is kept on this device only.',
  'pressPack.become.captcha': 'The check against robots did not work. Please repeat it, then send again.',
  'pressPack.become.script':
    'This form needs JavaScript for its check against robots. Without it, a mail reaches the same desk:',
  'pressPack.become.kitGone': 'This kit is not handed out any more. Please choose another one.',
  'pressPack.sent.title': 'Thank you, we have it',
  'pressPack.sent.text': 'The press desk has your request, and the kit is on its way to your address.',
} as const;
