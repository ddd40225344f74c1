/** Title, lead and description of the content pages without their own file. */
export const standingTexts = {
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
  'calendar.meta.description': 'The key dates of {event}: tickets, nominations, votes and the ceremony.',
  'calendar.header.title': 'Key dates',
  'calendar.header.lead': 'Everything with a deadline, in one place.',
  'meet.meta.description':
    'Whom to meet at {event}: people who chose the same topics as you, and what you have in common.',
  'meet.header.title': 'Meet',
  'meet.header.lead': 'People who chose the same topics as you.',
  'networkingBlitz.meta.description':
    'The networking blitz of {event}: one company at each table. See who takes part and write to them.',
  'networkingBlitz.header.title': 'Networking blitz',
  'networkingBlitz.header.lead': 'Eight minutes, one table, one company. Then the bell.',
  'testFormInterpretation.meta.description':
    'A preview of any form that the organisers describe: its fields, its rules and what they say.',
  'testFormInterpretation.header.title': 'Form preview',
  'testFormInterpretation.header.lead': 'How a described form looks and behaves. Nothing is sent from here.',
  'testFormInterpretation.type': 'Type of form',
  'testFormInterpretation.show': 'Show the form',
  'testFormInterpretation.choose.title': 'Which form?',
  'testFormInterpretation.choose.text':
    'Write its type above, as the organisers named it: volunteer, blitz, interpretation-test.',
  'testFormInterpretation.missing.title': 'There is no form of this type',
  'testFormInterpretation.missing.text': 'Look at the spelling: types are written in small letters.',
  'testFormInterpretation.submit': 'Check the form',
  'testFormInterpretation.draft':
    'What you entered before is still here. It is saved on this device only, without passwords.',
  'testFormInterpretation.script': 'The fields are all here, but their rules need JavaScript to speak.',
  'testFormInterpretation.valid.title': 'Every field keeps its rules',
  'testFormInterpretation.valid.text': 'This is what would be sent:',
  'testFormInterpretation.empty': 'left empty',
} as const;
