/** Texts of the visitor's own agenda, which come with that part of the page. */
export const myAgendaTexts = {
  'agenda.mine.waiting': 'Your agenda is saved on your device. It appears here as soon as the page is ready.',
  'agenda.mine.empty.title': 'Nothing starred yet',
  'agenda.mine.empty.text':
    'Star a session and it waits for you here: on this device and, once you log in, on all your devices.',
  'agenda.mine.calendar.title': 'In your own calendar',
  'agenda.mine.calendar.text':
    'Subscribe once, and your calendar follows when a session moves. After starring more, copy the address again.',
  'agenda.mine.calendar.attendee':
    'Subscribe once, and your calendar follows: when a session moves, and when you add or remove a star. Anyone who has this address can see your agenda.',
  'agenda.mine.calendar.renew': 'Make a new address',
  'agenda.mine.calendar.renewed': 'The old address no longer works. Subscribe to the new one.',
} as const;
