/** The kinds of attendee between which a visitor chooses. */
export const registrationKindTexts = {
  'registration.kinds.buy.title': 'I choose, buy, invest or regulate',
  'registration.kinds.buy.text':
    'You decide what your organisation uses, or what is allowed. The room is built around your questions.',
  'registration.kinds.sell.title': 'I sell to the room',
  'registration.kinds.sell.text':
    'You make, run or advise. You meet the people who buy, and they know before that you are coming.',
  'registration.kinds.crypto.title': 'I trade on my own account',
  'registration.kinds.crypto.text': 'Digital assets and markets, for people who trade for themselves.',
} as const;
