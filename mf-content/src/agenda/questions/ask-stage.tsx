import styled from '@emotion/styled';
import { memo } from 'react';
import { hydrateWhenVisible } from '@summit/shared-site/page/hydrate-when-visible';
import { Skeleton } from '@summit/shared-ui/feedback/skeleton';
import { wideLayout } from '@summit/shared-ui/theme/layout-queries';
import type { AskedSessions } from './asked-sessions.ts';

const AskForm = hydrateWhenVisible(
  async () => (await import('./ask-form.tsx')).AskForm,
  <Skeleton height={480} />,
);

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
  @media ${wideLayout} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
  }
  @media print, (scripting: none) {
    display: none;
  }
`;

/** The block for asking one of the sessions a question, when the organisers show it. */
export const AskStage = memo(function AskStage({ sessions, settings, texts }: AskedSessions) {
  const asked = sessions.filter(({ acceptsQuestions }) => acceptsQuestions);
  if (!settings.isEnabled || asked.length === 0) return null;
  return (
    <Box aria-labelledby="ask-stage">
      <header>
        <h2 id="ask-stage">{texts['agenda.ask.title']}</h2>
        <p className="lead">{settings.text || texts['agenda.ask.text']}</p>
      </header>
      <AskForm sessions={asked} settings={settings} />
    </Box>
  );
});
