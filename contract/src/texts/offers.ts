/** Texts of the two offers for growing companies. Lists are lines of `title | text`. */
export const offerTexts = {
  'businessBooster.meta.description':
    'The offer of {event} for growing companies: what it includes, what it costs and how to apply.',
  'businessBooster.header.title': 'Business booster',
  'businessBooster.header.lead': 'For companies that have customers already.',
  'businessBooster.offer.title': 'What you get',
  'businessBooster.offer.lead': 'Everything that the price includes.',
  'businessBooster.offer.items':
    'A stand | A place on the expo floor.\nPasses | For the people on your stand.',
  'businessBooster.price.value': 'On request',
  'businessBooster.price.label': 'for the whole event',
  'businessBooster.price.note': 'Places are given in order of application.',
  'businessBooster.who.title': 'Who qualifies',
  'businessBooster.who.items': 'A company with customers\nA product that runs',
  'businessBooster.apply.title': 'How to apply',
  'businessBooster.apply.items':
    'Write to us | Your name, your website and what you would like to show.\nWe answer | And agree on the rest with you.',
  'businessBooster.apply.action': 'Apply for a place',
  'businessBooster.close.title': 'Bring what runs',

  'startUp.meta.description':
    'The offer of {event} for start-ups: what it includes, what it costs and how to apply.',
  'startUp.header.title': 'Start-up',
  'startUp.header.lead': 'For young companies.',
  'startUp.offer.title': 'What you get',
  'startUp.offer.lead': 'Everything that the price includes.',
  'startUp.offer.items': 'A desk | A place on the expo floor.\nPasses | For the founders.',
  'startUp.price.value': 'On request',
  'startUp.price.label': 'for the whole event',
  'startUp.price.note': 'Desks are given in order of application.',
  'startUp.who.title': 'Who qualifies',
  'startUp.who.items': 'A young company\nSomething to show',
  'startUp.apply.title': 'How to apply',
  'startUp.apply.items':
    'Write to us | Who you are and what you do.\nWe answer | And agree on the rest with you.',
  'startUp.apply.action': 'Apply for a desk',
} as const;
