import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { agendaTexts } from '@summit/contract/texts/agenda';
import { useServerTexts } from '@summit/shared-auth';
import { DataPart } from '@summit/shared-site/data/data-part';
import { PageTop } from '@summit/shared-site/page/page-top';
import { Skeleton } from '@summit/shared-ui/feedback/skeleton';
import { useSearch } from '@summit/shared-ui/navigation/navigation';
import { FilteredList } from '../shared/lists/filtered-list.tsx';
import { agendaHref, agendaView, isProgrammeNarrowed, wholeDay } from './agenda-sessions.ts';
import { OldAgendaBody } from './old-agenda-body.tsx';

/** The read-only programme of the last edition, whose sessions can no longer be starred, asked or attended. */
export default function OldAgendaPage() {
  const [search] = useSearch();
  const texts = useServerTexts(agendaTexts, 'oldAgenda.');
  // The days are known only from the sessions.
  const view = agendaView(search, [search.get('day') ?? '']);
  return (
    <>
      <PageTop
        page="oldAgenda"
        texts={texts}
        head={{
          canonical: agendaHref('oldAgenda', { ...view, ...wholeDay, myTime: false }),
          parents: [{ name: texts['agenda.header.title'], path: href(pages.agenda) }],
          robots: isProgrammeNarrowed(view) ? 'noindex' : undefined,
        }}
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
