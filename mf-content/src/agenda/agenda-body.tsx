import { StructuredData } from '../shared/structured-data.tsx';
import { questionOf, useAgenda } from './agenda-answer.ts';
import type { AgendaView } from './agenda-sessions.ts';
import { AgendaShown } from './agenda-shown.tsx';
import type { AgendaTexts } from './agenda-texts.ts';
import { AskStage } from './ask-stage.tsx';
import { programmeSchema } from './programme-schema.ts';
import type { Stars } from './starred-sessions.ts';

export interface AgendaBodyProps {
  view: AgendaView;
  texts: AgendaTexts;
  stars: Stars;
}

/** The programme of this edition, and the question to the stage below it. */
export function AgendaBody({ view, texts, stars }: AgendaBodyProps) {
  const answer = useAgenda(questionOf(view));
  return (
    <>
      {view.words === '' && <StructuredData of={programmeSchema(answer.sessions)} />}
      <AgendaShown page="agenda" view={view} answer={answer} texts={texts} stars={stars} />
      <AskStage sessions={answer.sessions} settings={answer.settings.askQuestion} texts={texts} />
    </>
  );
}
