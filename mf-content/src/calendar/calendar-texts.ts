import { agendaTexts } from '@summit/contract/texts/agenda';
import { programmeTexts } from '@summit/contract/texts/programme';
import { standingTexts } from '@summit/contract/texts/standing';

export const calendarTexts = { ...standingTexts, ...agendaTexts, ...programmeTexts };

export type CalendarTexts = Record<keyof typeof calendarTexts, string>;
