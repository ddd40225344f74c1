import { useEventFacts } from '@summit/shared-site/event/event-facts';
import { StructuredData } from '@summit/shared-site/page/structured-data';
import { getAgendaQuery, useAgenda } from './agenda-query.ts';
import type { AgendaView } from './agenda-sessions.ts';
import { AgendaShown } from './agenda-shown.tsx';
import type { AgendaTexts } from './agenda-texts.ts';
import { AskStage } from './questions/ask-stage.tsx';
import type { Stars } from './stars/starred-sessions.ts';

import { sessionsSchema } from '#server-only/shared/schema/session-schema.ts';

export interface AgendaBodyProps {
  view: AgendaView;
  texts: AgendaTexts;
  stars: Stars;
}

/** The programme of this edition, and below it the form for asking a session a question. */
export function AgendaBody({ view, texts, stars }: AgendaBodyProps) {
  const facts = useEventFacts();
  const response = useAgenda(getAgendaQuery(view));
  return (
    <>
      {facts && view.words === '' && <StructuredData of={() => sessionsSchema(response.sessions, facts)} />}
      <AgendaShown page="agenda" view={view} response={response} texts={texts} stars={stars} />
      <AskStage sessions={response.sessions} settings={response.settings.askQuestion} texts={texts} />
    </>
  );
}
