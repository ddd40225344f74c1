import type { agendaTexts } from '@summit/contract/texts/agenda';

export type AgendaTexts = Record<keyof typeof agendaTexts, string>;
