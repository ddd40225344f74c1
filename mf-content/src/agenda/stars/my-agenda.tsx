import { useServerTexts } from '@summit/shared-auth';
import { EmptyState } from '@summit/shared-ui/feedback/empty-state';
import { ErrorState } from '@summit/shared-ui/feedback/error-state';
import { Skeleton } from '@summit/shared-ui/feedback/skeleton';
import { SiteLink } from '@summit/shared-ui/navigation/site-link';
import { getTracks } from '../../shared/sessions/tracks.ts';
import type { AgendaResponse } from '../agenda-data.ts';
import { getAgendaQuery, useAgendaQuery } from '../agenda-query.ts';
import { agendaHref, wholeDay } from '../agenda-sessions.ts';
import { AgendaShown, type AgendaShownProps } from '../agenda-shown.tsx';
import { getFormats } from '../formats-of.ts';
import { getHalls } from '../timetable.ts';
import { mineTexts } from './mine-texts.ts';
import { MyCalendar } from './my-calendar.tsx';
import type { StarredSessions } from './starred-sessions.ts';

export interface MyAgendaProps extends Pick<AgendaShownProps, 'view' | 'texts'> {
  starred: StarredSessions;
}

/** The visitor's starred sessions of every day. Only the device knows them, so they are not in the server's HTML. */
export function MyAgenda({ view, texts, starred }: MyAgendaProps) {
  const own = useServerTexts(mineTexts, 'agenda.');
  const { data, error, refetch } = useAgendaQuery(getAgendaQuery(view), starred.ready);
  if (error) {
    const again = () => void refetch();
    return <ErrorState title="The agenda could not be loaded" error={error} onRetry={again} level={2} />;
  }
  if (!data || !starred.ready) {
    return (
      <div aria-busy="true">
        <p>{own['agenda.mine.waiting']}</p>
        <Skeleton lines={4} height={72} />
      </div>
    );
  }
  const mine = starredIn(data, starred.ids);
  // What the device has starred may be off the programme by now, or of an earlier edition.
  if (starred.ids.size === 0 || (mine.sessions.length === 0 && view.words === '')) {
    return (
      <EmptyState
        level={2}
        title={own['agenda.mine.empty.title']}
        action={
          <SiteLink className="arrow-link" to={agendaHref('agenda', view, wholeDay)}>
            The programme
          </SiteLink>
        }
      >
        {own['agenda.mine.empty.text']}
      </EmptyState>
    );
  }
  return (
    <>
      <AgendaShown page="agenda" view={view} response={mine} texts={texts} stars={starred.stars} />
      <MyCalendar ids={[...starred.ids]} texts={own} />
    </>
  );
}

/** The same response with only the starred sessions, and only their halls, tracks and formats as filters. */
function starredIn(response: AgendaResponse, ids: ReadonlySet<string>): AgendaResponse {
  const sessions = response.sessions.filter(({ id }) => ids.has(id));
  return {
    ...response,
    sessions,
    halls: getHalls(sessions),
    tracks: getTracks(sessions),
    formats: getFormats(sessions),
  };
}
