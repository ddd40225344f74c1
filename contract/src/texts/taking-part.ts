/** Zones, roundtables and ways to take part. Lists are lines whose parts are divided by ` | `. */
export const takingPartTexts = {
  'discover.meta.description':
    'The four zones of Summit London 2027, what happens in each, and who attends, in figures.',
  'discover.header.title': 'Discover',
  'discover.header.lead': 'Four zones, and who you will find in each.',
  'discover.zones.title': 'Four zones',
  'discover.zones.items':
    'The Exchange | Payments, checkout and everything that happens between a tap and a receipt. | 18 companies | Bring a receipt you do not understand.\nThe Foundry | Core systems, cloud, data and the people who are awake when they are not. | 14 companies | Ask anybody here about their worst night.\nThe Harbour | Markets, custody, digital assets and the rules that hold them at the quay. | 11 companies | The quietest zone, with the best chairs.\nThe Yard | Forty start-ups at forty desks, between the coffee and the main stage. | 40 desks | The pitch hour is on Tuesday at 16:30.',
  'discover.audience.title': 'Who attends',
  'discover.audience.lead':
    'Of every hundred people at the last edition. Half came with a budget for this year.',
  'discover.audience.items':
    'Banks and building societies | 27\nTechnology companies | 24\nMerchants and marketplaces | 15\nInvestors and asset managers | 14\nRegulators and public bodies | 9\nConsultants and lawyers | 7\nPress and researchers | 4',
  'discover.figures.title': 'The room in figures',
  'discover.figures.items':
    '2,840 | people over three days in 2026\n43 | countries\n61% | decide or sign themselves\n38% | women, up from 29% in 2022',
  'discover.close.title': 'See who is coming',
  'discover.close.action': 'The attendee list',
  'discover.close.second': 'The agenda',

  'discuss.meta.description':
    'The roundtables of Summit London 2027: twelve chairs, one question, an hour, no recording.',
  'discuss.header.title': 'Discuss',
  'discuss.header.lead': 'Twelve chairs, one question, no recording.',
  'discuss.rules.title': 'The rules of the table',
  'discuss.rules.items':
    'Twelve chairs | No row behind. If the table is full, the next one is on another day.\nOne question | It is printed on the card in the middle, and whoever wanders off it buys the coffee.\nNo recording | You may use what you hear; you may not say who said it.\nNo selling | Say where you work once. After that, say what you know.',
  'discuss.tables.title': 'This year’s tables',
  'discuss.tables.lead':
    'Every table is in the Gantry. Take a chair when you arrive: there is no list, and nobody goes first.',
  'discuss.tables.empty.title': 'The tables are not set yet',
  'discuss.tables.empty.text':
    'The questions are chosen in spring. Send us the one you would cross London for.',
  'discuss.close.title': 'Bring a question',
  'discuss.close.text': 'The best tables were proposed by somebody who was stuck. Two lines are enough.',
  'discuss.close.action': 'Propose a table',

  'engage.meta.description':
    'Ways to take part in Summit London 2027: speak, sponsor, exhibit, nominate, volunteer, report.',
  'engage.header.title': 'Engage',
  'engage.header.lead': 'Speak, sponsor, exhibit, nominate, volunteer.',
  'engage.ways.title': 'Six ways in',
  'engage.ways.lead': 'None of them needs an introduction. Each goes to the person who decides.',
  'engage.speak.title': 'Speak',
  'engage.speak.text':
    'You have built, bought, broken or regulated something. Tell us what, and what you would not say on a panel.',
  'engage.speak.action': 'Propose a talk',
  'engage.sponsor.title': 'Sponsor',
  'engage.sponsor.text': 'Space on the floor and your name on the way to it. Stage time is not for sale.',
  'engage.sponsor.action': 'Ask for the kit',
  'engage.exhibit.title': 'Exhibit',
  'engage.exhibit.text':
    'Business booster for companies with customers, the Yard for those who are about to have some.',
  'engage.exhibit.action': 'Business booster',
  'engage.exhibit.second': 'Start-up',
  'engage.nominate.title': 'Nominate and vote',
  'engage.nominate.text': 'Eighteen categories, decided by the people in the room and counted in the open.',
  'engage.nominate.action': 'The awards',
  'engage.volunteer.title': 'Volunteer',
  'engage.volunteer.text':
    'A shift of four hours, a pass for the other two days, and the best view of how it all works.',
  'engage.volunteer.action': 'Offer a shift',
  'engage.report.title': 'Report',
  'engage.report.text': 'Journalists and media partners get a desk, a quiet line and people who call back.',
  'engage.report.action': 'Press pack',
  'engage.close.title': 'Or simply come',
  'engage.close.action': 'Get your ticket',

  'subscribeThankyou.meta.description': 'Your subscription to news of Summit is noted.',
  'subscribeThankyou.header.title': 'Thank you',
  'subscribeThankyou.header.lead': 'You will hear from us about twice a month, and never from anybody else.',
  'subscribeThankyou.next.title': 'What happens now',
  'subscribeThankyou.next.items':
    'Your address is noted | A first mail is on its way, and there is nothing to confirm. If it does not come, look at how you wrote your address and subscribe once more.\nTwice a month | Speakers, dates and prices, in plain words. Every mail ends with a link that ends them.\nNothing else | Your address stays with us. It is not sold, lent or matched with anything.',
  'unsubscribe.meta.description': 'End the news of Summit with one press, or take that back.',
  'unsubscribe.header.title': 'Unsubscribe',
  'unsubscribe.header.lead': 'One press, and nothing more comes.',
  'unsubscribe.ask.title': 'No more news for {email}?',
  'unsubscribe.ask.text':
    'You will hear nothing more of speakers, dates and prices. A ticket, and mails about it, stay as they are.',
  'unsubscribe.ask.action': 'Unsubscribe',
  'unsubscribe.ended.title': 'You are unsubscribed',
  'unsubscribe.ended.text': 'Nothing more comes to {email}. It was a slip? Then take it back.',
  'unsubscribe.already.title': 'You are unsubscribed already',
  'unsubscribe.already.text': 'Nothing comes to {email} any more. If you miss us, subscribe again.',
  'unsubscribe.again.action': 'Subscribe again',
  'unsubscribe.again.title': 'You are subscribed again',
  'unsubscribe.again.text': 'News goes to {email} as before, about twice a month.',
  'unsubscribe.unknown.title': 'This link belongs to no subscription',
  'unsubscribe.unknown.text':
    'Please open the link at the end of one of our mails, whole. If it still does not work, write to us, and we take your address off the list.',
  'unsubscribe.unknown.contact': 'Write to us',
  'subscribeThankyou.links.title': 'While you are here',
  'subscribeThankyou.links.agenda': 'Read the agenda',
  'subscribeThankyou.links.speakers': 'Meet the speakers',
  'subscribeThankyou.links.register': 'Get your ticket',
} as const;
