import { memo } from 'react';
import { hydrateWhenVisible } from '@summit/shared-site/page/hydrate-when-visible';
import { Skeleton } from '@summit/shared-ui/feedback/skeleton';
import * as styles from './ask-stage.module.css';
import type { AskedSessions } from './asked-sessions.ts';

const AskForm = hydrateWhenVisible(
  async () => (await import('./ask-form.tsx')).AskForm,
  <Skeleton height={480} />,
);

/** The block for asking a session a question, when the organisers show it. */
export const AskStage = memo(function AskStage({ sessions, settings, texts }: AskedSessions) {
  const asked = sessions.filter(({ acceptsQuestions }) => acceptsQuestions);
  if (!settings.isEnabled || asked.length === 0) return null;
  return (
    <section className={styles.box} aria-labelledby="ask-stage">
      <header>
        <h2 id="ask-stage">{texts['agenda.ask.title']}</h2>
        <p className="lead">{settings.text || texts['agenda.ask.text']}</p>
      </header>
      <AskForm sessions={asked} settings={settings} />
    </section>
  );
});
