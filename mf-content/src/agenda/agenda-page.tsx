import { daysBetween, shortDay } from '@summit/contract/money-and-time/day-words';
import { agendaTexts } from '@summit/contract/texts/agenda';
import { useServerTexts } from '@summit/shared-auth';
import { useQueryClient } from '@summit/shared-auth/server-state';
import { DataPart } from '@summit/shared-site/data/data-part';
import { useEventFacts } from '@summit/shared-site/event/event-facts';
import { hydrateWhenVisible } from '@summit/shared-site/page/hydrate-when-visible';
import { PageTop } from '@summit/shared-site/page/page-top';
import { Skeleton } from '@summit/shared-ui/feedback/skeleton';
import { Container } from '@summit/shared-ui/layout/container';
import { TabLinks } from '@summit/shared-ui/layout/tabs';
import { useSearch } from '@summit/shared-ui/navigation/navigation';
import { FilteredList } from '../shared/lists/filtered-list.tsx';
import { AgendaBody } from './agenda-body.tsx';
import { getAgendaQuery, usePrefetchAgenda } from './agenda-query.ts';
import { agendaHref, type AgendaView, agendaView, isProgrammeNarrowed, wholeDay } from './agenda-sessions.ts';
import type { AgendaTexts } from './agenda-texts.ts';
import { type StarredSessions, useStarredSessions } from './stars/starred-sessions.ts';

import { registerDefaultTexts } from '#server-only/agenda/stars/register-default-texts.ts';
import { eventSchema } from '#server-only/shared/schema/event-schema.ts';

const waiting = <Skeleton lines={10} height={72} />;

const MyAgenda = hydrateWhenVisible(async () => (await import('./stars/my-agenda.tsx')).MyAgenda, waiting);

/** The programme day by day; the address contains every choice. */
export default function AgendaPage() {
  const facts = useEventFacts();
  const [search] = useSearch();
  const days = facts ? daysBetween(facts.event.startsOn, facts.event.endsOn) : [];
  const view = agendaView(search, days);
  usePrefetchAgenda(getAgendaQuery(view), !view.mine);
  const texts = useServerTexts(agendaTexts, 'agenda.');
  registerDefaultTexts(useQueryClient());
  const starred = useStarredSessions();
  const description = texts['agenda.meta.description'];
  const canonical = { ...nothing, day: view.day === days[0] ? '' : view.day };
  return (
    <>
      <PageTop
        page="agenda"
        texts={texts}
        head={{
          title: getTitle(view, texts),
          description,
          canonical: agendaHref('agenda', canonical),
          robots: isProgrammeNarrowed(view) || view.mine ? 'noindex' : undefined,
          structuredData: facts ? () => eventSchema(facts, description) : undefined,
        }}
      />
      <Container>
        <TabLinks label="Days" fits items={getTabs(view, days, texts, starred)} />
      </Container>
      <FilteredList>
        {view.mine ? (
          <MyAgenda view={view} texts={texts} starred={starred} />
        ) : (
          <DataPart label="agenda" skeleton={waiting} resetKeys={[view.day, view.words]} level={2}>
            <AgendaBody view={view} texts={texts} stars={starred.stars} />
          </DataPart>
        )}
      </FilteredList>
    </>
  );
}

const nothing: AgendaView = { ...wholeDay, day: '', myTime: false };

function getTitle({ words, mine, day }: AgendaView, texts: AgendaTexts): string {
  const title = texts['agenda.header.title'];
  if (mine) return texts['agenda.mine.title'];
  return words === '' && day !== '' ? `${title}, ${shortDay(day)}` : title;
}

/** Links to the days, followed by the visitor's own agenda. */
function getTabs(view: AgendaView, days: readonly string[], texts: AgendaTexts, { ids }: StarredSessions) {
  const reset = { words: '', mine: false };
  const count = `${ids.size} ${ids.size === 1 ? 'session' : 'sessions'}`;
  return [
    ...days.map((day, place) => ({
      to: agendaHref('agenda', view, { ...reset, day }),
      label: shortDay(day),
      note: `Day ${place + 1}`,
      current: view.words === '' && !view.mine && view.day === day,
    })),
    {
      to: agendaHref('agenda', view, { ...wholeDay, mine: true }),
      label: texts['agenda.mine.title'],
      note: ids.size === 0 ? texts['agenda.mine.note'] : count,
      current: view.mine,
    },
  ];
}
