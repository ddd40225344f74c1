import type { AgendaSession, AgendaSettings } from '../agenda-sessions.ts';
import type { AgendaTexts } from '../agenda-texts.ts';

/** Props of the block for asking a session a question. */
export interface AskedSessions {
  /** Those that are shown; some of them accept questions. */
  sessions: readonly AgendaSession[];
  settings: AgendaSettings['askQuestion'];
  texts: AgendaTexts;
}
