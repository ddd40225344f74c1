import type { AgendaSession, AgendaSettings } from './agenda-sessions.ts';
import type { AgendaTexts } from './agenda-texts.ts';

/** What the question to the stage is shown with. */
export interface AskedSessions {
  /** Those that are shown; some of them take questions. */
  sessions: readonly AgendaSession[];
  settings: AgendaSettings['askQuestion'];
  texts: AgendaTexts;
}
