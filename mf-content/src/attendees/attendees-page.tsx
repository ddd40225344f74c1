import styled from '@emotion/styled';
import { settingsCalls } from '@summit/contract/calls/settings';
import { href } from '@summit/contract/site-map';
import { programmeTexts } from '@summit/contract/texts/programme';
import { useServerTexts } from '@summit/shared-auth';
import { Skeleton } from '@summit/shared-ui/feedback/skeleton';
import { Container } from '@summit/shared-ui/layout/container';
import { PageHeader } from '@summit/shared-ui/layout/page-header';
import { TabLinks } from '@summit/shared-ui/layout/tabs';
import { useSearch } from '@summit/shared-ui/navigation/navigation';
import { PageMeta } from '@summit/shared-ui/navigation/page-meta';
import { useCallback, useRef } from 'react';
import { DataPart } from '../shared/data-part.tsx';
import { useOptionalData } from '../shared/optional-data.ts';
import { FilteredList } from '../shared/filtered-list.tsx';
import { AttendeeFilters } from './attendee-filters.tsx';
import { AttendeeList } from './attendee-list.tsx';
import type { AttendeeTexts } from './attendee-texts.ts';
import { attendeesHref, attendeeView, everybody, isNarrowed } from './attendee-view.ts';

/** Where a visitor is taken who turns a page of the list. */
const ListTop = styled.div`
  scroll-margin-top: calc(var(--bar-height) + 8px);
`;

function listName(texts: AttendeeTexts, page: number): string {
  const name = texts['attendees.header.title'];
  return page > 1 ? `${name}, page ${page}` : name;
}

/** Who comes: those who agreed to be found, ten at a time. */
export default function AttendeesPage() {
  const [search] = useSearch();
  const view = attendeeView(search);
  const texts = useServerTexts(programmeTexts, 'attendees.');
  const narrowed = isNarrowed(view);
  const list = useRef<HTMLDivElement>(null);
  const toListTop = useCallback(() => {
    list.current?.scrollIntoView();
    list.current?.focus({ preventScroll: true });
  }, []);
  const isLast = view.edition === 'last';
  return (
    <>
      <PageMeta
        title={texts[isLast ? 'attendees.lastYear.title' : 'attendees.header.title']}
        description={texts['attendees.meta.description']}
        canonical={everybody(view.edition)}
        schemaType="CollectionPage"
        robots={narrowed || view.page > 1 ? 'noindex' : undefined}
      />
      <PageHeader
        kind="attendees"
        title={texts[isLast ? 'attendees.lastYear.title' : 'attendees.header.title']}
        lead={texts['attendees.header.lead']}
      />
      <EditionTabs
        current={view.edition}
        labels={{ current: texts['attendees.tabs.current'], last: texts['attendees.tabs.lastYear'] }}
      />
      <FilteredList>
        <AttendeeFilters view={view} texts={texts} />
        <ListTop ref={list} tabIndex={-1} role="region" aria-label={listName(texts, view.page)}>
          <DataPart
            label="attendees"
            skeleton={<Skeleton lines={10} height={96} />}
            resetKeys={[attendeesHref(view)]}
            level={2}
          >
            <AttendeeList view={view} texts={texts} onTurn={toListTop} />
          </DataPart>
        </ListTop>
      </FilteredList>
    </>
  );
}

type Edition = 'current' | 'last';

/** This edition and, where the organisers show it, the last. */
function EditionTabs({ current, labels }: { current: Edition; labels: Record<Edition, string> }) {
  // Without the settings the list itself says that the server is away.
  const settings = useOptionalData(settingsCalls.settings);
  if (!settings?.lastYearAttendees.isEnabled) return null;
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
