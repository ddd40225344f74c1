export const aboutTexts = {
  'about.meta.description':
    'What Summit is for, who comes, and how nine editions grew from a room of 140 to three days on the Thames.',
  'about.header.title': 'A conference for people with a budget and a doubt',
  'about.header.lead':
    'Summit brings together those who make financial technology and those who have to live with it.',
  'about.mission.eyebrow': 'Why we do it',
  'about.mission.title': 'Better questions, fewer slides',
  'about.mission.text':
    'Money is a promise that moves. The people who keep that promise, in banks, start-ups, shops and ministries, rarely sit at one table. Three days a year, they do.',
  'about.mission.more':
    'We pay no speaker and sell no stage time. What a sponsor buys is space on the floor; what is said on stage is not for sale.',
  'about.audience.eyebrow': 'Who comes',
  'about.audience.title': 'Half of them buy, half of them build',
  'about.audience.buy.title': 'Banks, merchants, investors',
  'about.audience.buy.text':
    'Decision makers with a problem to solve this year, and the mandate to solve it.',
  'about.audience.sell.title': 'Technology companies',
  'about.audience.sell.text':
    'From the first customer to the thousandth, with something that can be tried on the floor.',
  'about.audience.public.title': 'Regulators and researchers',
  'about.audience.public.text': 'The people who write the rules, and those who measure whether they work.',
  'about.history.eyebrow': 'Nine editions',
  'about.history.title': 'From one room to four halls',
  'about.history.lead': 'It began in 2018 with 140 people, borrowed chairs and a bell.',
  'about.history.figures':
    '140 | people at the first edition, 2018\n4 | halls in 2027\n69 | sessions over three days\n18 | award categories',
  'about.team.eyebrow': 'Team',
  'about.team.title': 'Who to write to',
  'about.team.lead': 'Every address below is read by the person it belongs to.',
  'about.team.members':
    'Ottilie Marsh | Director | ottilie@summit.example\nKwabena Frost | Programme | kwabena@summit.example\nInés Calloway | Partnerships | ines@summit.example\nTheo Lindqvist | Awards | theo@summit.example',
  'about.register.title': 'Come and disagree with someone',
  'about.register.action': 'Get your ticket',
} as const;
