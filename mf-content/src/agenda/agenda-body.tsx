import { questionOf, useAgenda } from './agenda-answer.ts';
import type { AgendaView } from './agenda-sessions.ts';
import { AgendaShown } from './agenda-shown.tsx';
import type { AgendaTexts } from './agenda-texts.ts';
import { AskStage } from './ask-stage.tsx';
import type { StarredSessions } from './starred-sessions.ts';

export interface AgendaBodyProps {
  view: AgendaView;
  texts: AgendaTexts;
  starred: StarredSessions;
}

/** The programme of this edition, and the question to the stage below it. */
export function AgendaBody({ view, texts, starred }: AgendaBodyProps) {
  const answer = useAgenda(questionOf(view));
  return (
    <>
      <AgendaShown page="agenda" view={view} answer={answer} texts={texts} starred={starred} />
      <AskStage sessions={answer.sessions} settings={answer.settings.askQuestion} texts={texts} />
    </>
  );
}
