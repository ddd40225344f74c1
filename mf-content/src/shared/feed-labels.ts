import type { agendaTexts } from '@summit/contract/texts/agenda';

type FeedTexts = Pick<
  Record<keyof typeof agendaTexts, string>,
  `agenda.feed.${'address' | 'copy' | 'copied' | 'subscribe' | 'download'}`
>;

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
