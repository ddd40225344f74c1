import { href } from '@summit/contract/site-map';
import { programmeTexts } from '@summit/contract/texts/programme';
import { useServerTexts } from '@summit/shared-auth';
import { Skeleton } from '@summit/shared-ui/feedback/skeleton';
import { PageHeader } from '@summit/shared-ui/layout/page-header';
import { useSearch } from '@summit/shared-ui/navigation/navigation';
import { PageMeta } from '@summit/shared-ui/navigation/page-meta';
import { agendaHref, agendaView, isNarrowed, wholeDay } from './agenda-sessions.ts';
import { DataPart } from '../shared/data-part.tsx';
import { FilteredList } from '../shared/filtered-list.tsx';
import { OldAgendaBody } from './old-agenda-body.tsx';

/** The programme of the last edition, to read: nothing of it can be kept, asked or attended any more. */
export default function OldAgendaPage() {
  const [search] = useSearch();
  const texts = useServerTexts(programmeTexts, 'oldAgenda.');
  // Which days there were is known with the sessions.
  const view = agendaView(search, [search.get('day') ?? '']);
  return (
    <>
      <PageMeta
        title={texts['oldAgenda.header.title']}
        description={texts['oldAgenda.meta.description']}
        canonical={agendaHref('oldAgenda', { ...view, ...wholeDay, myTime: false })}
        parents={[{ name: texts['agenda.header.title'], path: href('agenda') }]}
        robots={isNarrowed(view) ? 'noindex' : undefined}
      />
      <PageHeader
        kind="agenda"
        title={texts['oldAgenda.header.title']}
        lead={texts['oldAgenda.header.lead']}
      />
      <DataPart
        label="last edition"
        skeleton={
          <FilteredList>
            <Skeleton lines={10} height={72} />
          </FilteredList>
        }
        around={(failure) => <FilteredList>{failure}</FilteredList>}
        resetKeys={[view.day, view.words]}
        level={2}
      >
        <OldAgendaBody view={view} texts={texts} />
      </DataPart>
    </>
  );
}
