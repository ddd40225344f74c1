/** Texts of the affiliate zone, its agenda and its sponsors. Lists are lines whose parts are separated by ` | `. */
export const affiliateZoneTexts = {
  'affiliateZone.meta.description':
    'The affiliate zone of {event}: a floor, a programme and sponsors of its own for affiliates, brokers and comparison sites.',
  'affiliateZone.header.title': 'Affiliate zone',
  'affiliateZone.header.lead': 'A floor of its own for partners who bring customers rather than products.',
  'affiliateZoneAgenda.meta.description':
    'Every session of the affiliate zone at {event}, day by day, with times, halls and speakers, to star and to take into your calendar.',
  'affiliateZoneAgenda.header.title': 'Affiliate zone agenda',
  'affiliateZoneAgenda.header.lead': 'What is on stage in the affiliate zone.',
  'affiliateZoneSponsor.meta.description':
    'The companies behind the affiliate zone of {event}: what they do, where they stand and how to reach them.',
  'affiliateZoneSponsor.header.title': 'Affiliate zone sponsors',
  'affiliateZoneSponsor.header.lead': 'Who makes the affiliate zone possible.',
  'affiliateZoneAgenda.track': 'Growth and inclusion',
  'affiliateZoneAgenda.empty': 'The first affiliate zone sessions are coming soon',
  'affiliateZone.intro.text':
    'Affiliates, brokers and comparison sites have a floor and a programme of their own.',
  'affiliateZone.points.title': 'What is different here',
  'affiliateZone.points.items':
    'One floor | Everybody who brings customers stands together.\nIntroductions | Tell us whom you want to reach.',
  'affiliateZone.contact.action': 'Tell us whom you want to reach',
  'affiliateZone.agenda.title': 'On stage',
  'affiliateZone.agenda.text':
    'The sessions about growth: who reaches whom, at what price, and who is left out.',
  'affiliateZone.sponsor.title': 'On the floor',
  'affiliateZone.sponsor.text': 'The companies that make the zone, with their stands.',
  'affiliateZone.sponsors.empty': 'The first affiliate zone companies are coming soon',
} as const;
