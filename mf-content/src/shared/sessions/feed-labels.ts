import type { calendarFeedTexts } from '@summit/contract/texts/calendar-feed';

type FeedTexts = Record<keyof typeof calendarFeedTexts, string>;

/** The labels beside a calendar feed's address. */
export function feedLabels(texts: FeedTexts) {
  return {
    address: texts['agenda.feed.address'],
    copy: texts['agenda.feed.copy'],
    copied: texts['agenda.feed.copied'],
    subscribe: texts['agenda.feed.subscribe'],
    download: texts['agenda.feed.download'],
  };
}
