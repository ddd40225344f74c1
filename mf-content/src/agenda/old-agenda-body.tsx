import { shortDay } from '@summit/contract/money-and-time/day-words';
import { Container } from '@summit/shared-ui/layout/container';
import { TabLinks } from '@summit/shared-ui/layout/tabs';
import { FilteredList } from '../shared/lists/filtered-list.tsx';
import { useAgenda } from './agenda-query.ts';
import { agendaHref, type AgendaView, getDay } from './agenda-sessions.ts';
import { AgendaShown } from './agenda-shown.tsx';
import type { AgendaTexts } from './agenda-texts.ts';

/** The days of the last edition, taken from its sessions, and the sessions themselves. */
export function OldAgendaBody({ view: asked, texts }: { view: AgendaView; texts: AgendaTexts }) {
  const { day, words } = asked;
  const response = useAgenda({ edition: 'last', day, words, everyDay: words !== '' });
  const view = { ...asked, mine: false, day: getDay(day, response.days) };
  const tabs = response.days.map((known, place) => ({
    to: agendaHref('oldAgenda', view, { words: '', day: known }),
    label: shortDay(known),
    note: `Day ${place + 1}`,
    current: words === '' && known === view.day,
  }));
  return (
    <>
      <Container>
        <TabLinks label="Days" fits items={tabs} />
      </Container>
      <FilteredList>
        <AgendaShown page="oldAgenda" view={view} response={response} texts={texts} />
      </FilteredList>
    </>
  );
}
