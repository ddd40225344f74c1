import { virtualTexts as noticeTexts } from '@summit/contract/texts/virtual';

/** Texts of the event online, which is not open this year. */
export const virtualTexts = {
  ...noticeTexts,
  'virtual.header.title': 'Summit online',
  'virtual.header.lead': 'The Meridian Stage, live, for those who cannot come.',
  'virtual.closed.title': 'Not on air',
  'virtual.closed.text': 'The stream opens with the first session on Tue 8 June 2027.',
} as const;
