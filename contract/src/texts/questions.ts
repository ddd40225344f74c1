/**
 * Questions and answers. A line of the list is `group | question | answer`, and where a page says more, ` | its address |
 * the words of the link`.
 */
export const questionTexts = {
  'questions.meta.description':
    'Short answers about {event}: tickets and refunds, the days at the venue, the programme, the awards and your data.',
  'questions.header.title': 'Questions and answers',
  'questions.header.lead': 'What people ask us most, in the order they ask it.',
  'questions.groups.label': 'Topics',
  'questions.items':
    'Tickets | What does a ticket cost? | Each ticket is listed with its price and what it includes. | /registration | Tickets and prices\nTickets | May a colleague come instead of me? | Yes. Hand the ticket on from your registration. | /registration/my-registration | My registration\nTickets | Can I get my money back? | That depends on when you tell us; the terms have the dates. | /terms-and-conditions | Terms & Conditions\nAt the venue | Where is it? | At {venueAddress}. | /venue | Venue and travel\nThis site | What do you store about me? | Only what the site needs, and each part is listed. | /privacy-policy | Privacy Policy',
  'questions.close.title': 'Not answered?',
  'questions.close.text': 'Write to us. If others will ask the same, the answer is added here.',
  'questions.close.action': 'Ask the team',
} as const;
