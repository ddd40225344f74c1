import * as agendaCalls from '@summit/contract/calls/agenda';
import * as contentCalls from '@summit/contract/calls/content';
import { siteName } from '@summit/contract/site/site-facts';
import { wholeRow } from '@summit/contract/tables/whole-rows';
import { escapeHtml } from './document.ts';

const feeds = [
  { row: wholeRow(contentCalls.articlesFeed), title: 'articles' },
  { row: wholeRow(agendaCalls.agendaCalendar), title: 'agenda' },
  { row: wholeRow(agendaCalls.keyDatesCalendar), title: 'key dates' },
] as const;

/** The links to feeds and calendars, as HTML for the head, where feed readers discover them. */
export function feedLinks(publicApiBase: string): string {
  return feeds
    .map(({ row, title }) => {
      const [type] = row.mediaType.split(';');
      const address = escapeHtml(`${publicApiBase}${row.path}`);
      return `<link rel="alternate" type="${type}" title="${siteName}: ${title}" href="${address}">`;
    })
    .join('');
}
