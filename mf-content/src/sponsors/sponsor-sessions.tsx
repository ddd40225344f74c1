import { useFormatNames } from '../shared/sessions/formats.ts';
import { SessionRows } from '../shared/sessions/session-rows.tsx';
import type { SponsorSession } from './sponsor-response.ts';
import type { ProfileTexts } from './sponsor-texts.ts';

/** The sessions that somebody of the company is on stage in. */
export function SponsorSessions({
  sessions,
  texts,
}: {
  sessions: readonly SponsorSession[];
  texts: ProfileTexts;
}) {
  const formatNames = useFormatNames(texts);
  return (
    <section aria-labelledby="on-stage">
      <h2 id="on-stage">{texts['sponsor.sessions.title']}</h2>
      <SessionRows sessions={sessions} formatNames={formatNames} />
    </section>
  );
}
