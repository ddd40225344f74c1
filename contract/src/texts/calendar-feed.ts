/** Texts beside the address of a calendar that one can subscribe to. */
export const calendarFeedTexts = {
  'agenda.feed.address': 'Address of the calendar',
  'agenda.feed.copy': 'Copy the address',
  'agenda.feed.copied': 'Address copied',
  'agenda.feed.subscribe': 'Subscribe',
  'agenda.feed.download': 'Download the file',
} as const;
