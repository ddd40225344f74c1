import { settingsCalls } from '@summit/contract/calls/settings';
import { href } from '@summit/contract/site-map';
import { programmeTexts } from '@summit/contract/texts/programme';
import { useServerData, useServerTexts } from '@summit/shared-auth';
import { Skeleton } from '@summit/shared-ui/feedback/skeleton';
import { Container } from '@summit/shared-ui/layout/container';
import { PageHeader } from '@summit/shared-ui/layout/page-header';
import { TabLinks } from '@summit/shared-ui/layout/tabs';
import { useSearch } from '@summit/shared-ui/navigation/navigation';
import { PageMeta } from '@summit/shared-ui/navigation/page-meta';
import { DataPart } from '../shared/data-part.tsx';
import { FilteredList } from '../shared/filtered-list.tsx';
import { AttendeeFilters } from './attendee-filters.tsx';
import { AttendeeList } from './attendee-list.tsx';
import { attendeesHref, attendeeView, isNarrowed } from './attendee-view.ts';

/** Who comes: those who agreed to be found, ten at a time. */
export default function AttendeesPage() {
  const [search] = useSearch();
  const view = attendeeView(search);
  const texts = useServerTexts(programmeTexts, 'attendees.');
  const narrowed = isNarrowed(view);
  return (
    <>
      <PageMeta
        title={texts['attendees.header.title']}
        description={texts['attendees.meta.description']}
        canonical={href('attendees')}
        schemaType="CollectionPage"
        robots={narrowed || view.page > 1 ? 'noindex' : undefined}
      />
      <PageHeader
        kind="attendees"
        title={texts['attendees.header.title']}
        lead={texts['attendees.header.lead']}
      />
      <DataPart label="editions" skeleton={null} level={2}>
        <EditionTabs
          current={view.edition}
          labels={{ current: texts['attendees.tabs.current'], last: texts['attendees.tabs.lastYear'] }}
        />
      </DataPart>
      <FilteredList>
        <AttendeeFilters view={view} texts={texts} />
        <DataPart
          label="attendees"
          skeleton={<Skeleton lines={10} height={96} />}
          resetKeys={[attendeesHref(view)]}
          level={2}
        >
          <AttendeeList view={view} texts={texts} />
        </DataPart>
      </FilteredList>
    </>
  );
}

type Edition = 'current' | 'last';

/** This edition and, where the organisers show it, the last. */
function EditionTabs({ current, labels }: { current: Edition; labels: Record<Edition, string> }) {
  const { lastYearAttendees } = useServerData(settingsCalls.settings);
  if (!lastYearAttendees.isEnabled) return null;
  return (
    <Container>
      <TabLinks
        label="Editions"
        items={[
          { to: href('attendees'), label: labels.current, current: current === 'current' },
          {
            to: href('attendees', { search: { edition: 'last' } }),
            label: labels.last,
            current: current === 'last',
          },
        ]}
      />
    </Container>
  );
}
