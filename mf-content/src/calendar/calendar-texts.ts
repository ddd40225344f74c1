import { calendarTexts } from '@summit/contract/texts/calendar';
import { calendarFeedTexts } from '@summit/contract/texts/calendar-feed';

export const keyDateTexts = { ...calendarTexts, ...calendarFeedTexts };

export type CalendarTexts = Record<keyof typeof keyDateTexts, string>;
