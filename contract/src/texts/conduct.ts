/** Texts of the code of conduct. Lists are lines whose parts are separated by ` | `. */
export const conductTexts = {
  'codeOfConduct.meta.description':
    'How we treat each other at {event}: what we ask of everybody, what ends a visit, and what to do when something happens.',
  'codeOfConduct.header.title': 'Code of conduct',
  'codeOfConduct.header.lead': 'It holds for everybody: attendees, speakers, sponsors, press, and us.',
  /** YYYY-MM-DD. */
  'codeOfConduct.date': '1970-01-01',
  'codeOfConduct.rule': 'Disagree with every idea in the room. Respect everybody in it.',
  'codeOfConduct.welcome.title': 'What we ask of you',
  'codeOfConduct.welcome.items':
    'Argue with what was said, not with who said it.\nAsk before you photograph, record or touch.\nTake no for an answer the first time.\nLeave room for those who have not spoken yet.',
  'codeOfConduct.refused.title': 'What ends your visit',
  'codeOfConduct.refused.items':
    'Harassment of any kind: about sex, gender, origin, age, belief, disability, body or rank.\nUnwanted attention, following, threats, or touching without consent.\nInsults in a hall, in a message or at a party.\nRetaliating against someone who has reported something.',
  'codeOfConduct.help.title': 'When something happens',
  'codeOfConduct.help.lead':
    'To you or to somebody beside you. You do not need proof, and you do not need to be sure.',
  'codeOfConduct.help.ways': 'Speak to us | Ask anyone on the team: they will fetch someone trained.',
  /** The email address that receives reports. */
  'codeOfConduct.help.email': '{contact}',
  'codeOfConduct.then.title': 'What we do then',
  'codeOfConduct.then.items':
    'At once | We make sure that you are safe, and ask what you want to happen.\nThe same day | Two of us hear those involved, separately. Nobody decides about a friend or an employer.\nBefore the end | We decide: a talk, a warning, or leaving without a refund. You learn which, and why.\nAfterwards | We write down what happened without names, and publish how many reports there were.',
  'codeOfConduct.close.text': 'This code is part of the terms of every ticket.',
  'codeOfConduct.close.action': 'Terms & Conditions',
} as const;
