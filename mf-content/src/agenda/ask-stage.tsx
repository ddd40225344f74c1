import styled from '@emotion/styled';
import { Skeleton } from '@summit/shared-ui/feedback/skeleton';
import { lazy, Suspense } from 'react';
import { useIsAlive } from '../shared/is-alive.ts';
import type { AskedSessions } from './asked-sessions.ts';

/**
 * With the rules of forms, which the programme itself does without. It cannot be sent without script, and what is typed
 * before it is alive would be lost: it is not in the server's page.
 */
const AskForm = lazy(async () => ({ default: (await import('./ask-form.tsx')).AskForm }));

const Box = styled.section`
  display: grid;
  gap: 32px var(--gap);
  margin-top: var(--section);
  padding-top: 20px;
  border-top: 1px solid var(--ink);
  & > header {
    display: grid;
    gap: 12px;
    align-content: start;
  }
  @media (min-width: 769px) {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
  }
  @media print, (scripting: none) {
    display: none;
  }
`;

const waiting = <Skeleton height={560} />;

/** The block for a question to one of the sessions, when the organisers show it. */
export function AskStage({ sessions, settings, texts }: AskedSessions) {
  const isAlive = useIsAlive();
  const asked = sessions.filter(({ acceptsQuestions }) => acceptsQuestions);
  if (!settings.isEnabled || asked.length === 0) return null;
  return (
    <Box aria-labelledby="ask-stage">
      <header>
        <h2 id="ask-stage">{texts['agenda.ask.title']}</h2>
        <p className="lead">{settings.text || texts['agenda.ask.text']}</p>
      </header>
      <Suspense fallback={waiting}>
        {isAlive ? <AskForm sessions={asked} settings={settings} texts={texts} /> : waiting}
      </Suspense>
    </Box>
  );
}
