import type { AgendaSession, AgendaSettings } from '../agenda-sessions.ts';
import type { AgendaTexts } from '../agenda-texts.ts';

/** Props of the block for asking a session a question. */
export interface AskedSessions {
  /** The displayed sessions, some of which accept questions. */
  sessions: readonly AgendaSession[];
  settings: AgendaSettings['askQuestion'];
  texts: AgendaTexts;
}
