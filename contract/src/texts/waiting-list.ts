/** Texts of the waiting lists of tickets that are sold out. */
export const waitingListTexts = {
  'registrationWaitingList.meta.description': 'Wait for a ticket for {event} that is sold out.',
  'registrationWaitingList.header.title': 'Waiting list',
  'registrationWaitingList.header.lead':
    'Places that become free are offered in the order in which people joined. Each is held for one of them at a time.',
  'registrationWaitingList.join.title': 'Tickets that are sold out',
  'registrationWaitingList.join.lead':
    'Join the waiting list: we write to you as soon as a place is free for you.',
  'registrationWaitingList.join.submit': 'Join the waiting list',
  'registrationWaitingList.join.busy': 'Joining',
  'registrationWaitingList.join.email': 'Email',
  'registrationWaitingList.join.email.hint': 'The offer goes there. Register with the same address.',
  'registrationWaitingList.join.ticket': 'Ticket',
  'registrationWaitingList.join.captcha': 'Please complete the security check first.',
  'registrationWaitingList.join.note': 'One email now, and one when a place is free. Nothing else.',
  'registrationWaitingList.joined.title': 'Check your email',
  'registrationWaitingList.joined.text':
    'You are on the list. The email has a link that shows where you are, and takes you off the list again.',
  'registrationWaitingList.none.title': 'Nothing is sold out at the moment',
  'registrationWaitingList.none.text': 'Choose your ticket now: there are places left.',
  'registrationWaitingList.none.action': 'See the tickets',
  'registrationWaitingList.position': 'Number {position} on the waiting list',
  'registrationWaitingList.position.text': 'We write to {email} as soon as a place is free for you.',
  'registrationWaitingList.position.until': 'Places are offered until {moment}.',
  'registrationWaitingList.offered.title': 'A place is held for you',
  'registrationWaitingList.offered.text': 'Take it by {moment}. It is held for you until then.',
  'registrationWaitingList.offered.email':
    'Register with {email}, and confirm that address where you choose your ticket: the place is held for it.',
  'registrationWaitingList.offered.action': 'Take my place',
  'registrationWaitingList.leave': 'Leave the waiting list',
  'registrationWaitingList.leave.title': 'Leave the waiting list?',
  'registrationWaitingList.leave.text':
    'Your turn goes to the next person. If you join again, you start at the end of the list.',
  'registrationWaitingList.leave.confirm': 'Yes, leave the list',
  'registrationWaitingList.leave.keep': 'Stay on the list',
  'registrationWaitingList.left.title': 'You are not on the waiting list',
  'registrationWaitingList.left.text':
    'You have left it or taken a place, an offer has run out, or the sale has ended. While the ticket is on sale you can join again, at the end of the list.',
  'registrationWaitingList.unknown.title': 'This link does not belong to a waiting list',
} as const;
