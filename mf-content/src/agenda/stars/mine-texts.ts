import { calendarFeedTexts } from '@summit/contract/texts/calendar-feed';
import { myAgendaTexts } from '@summit/contract/texts/my-agenda';

/** The texts of the visitor's own agenda and of its calendar. */
export const mineTexts = { ...myAgendaTexts, ...calendarFeedTexts };

export type MineTexts = Record<keyof typeof mineTexts, string>;
