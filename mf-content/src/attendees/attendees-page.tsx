import { useCallback, useRef } from 'react';
import * as settingsCalls from '@summit/contract/calls/settings';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { attendeesTexts } from '@summit/contract/texts/attendees';
import { useServerTexts } from '@summit/shared-auth';
import { useOptionalData } from '@summit/shared-auth/server-view';
import { DataPart } from '@summit/shared-site/data/data-part';
import { PageTop } from '@summit/shared-site/page/page-top';
import { Skeleton } from '@summit/shared-ui/feedback/skeleton';
import { Container } from '@summit/shared-ui/layout/container';
import { TabLinks } from '@summit/shared-ui/layout/tabs';
import { useSearch } from '@summit/shared-ui/navigation/navigation';
import { FilteredList } from '../shared/lists/filtered-list.tsx';
import { AttendeeFilters } from './attendee-filters.tsx';
import { AttendeeList } from './attendee-list.tsx';
import { attendeesHref, attendeeView, everybody, isListNarrowed } from './attendee-view.ts';
import * as styles from './attendees-page.module.css';

/** The page's title with the number of the list's page, so that history and tabs distinguish them. */
function pageName(name: string, page: number): string {
  return page > 1 ? `${name}, page ${page}` : name;
}

/** The attendees who agreed to be listed, ten on a page. */
export default function AttendeesPage() {
  const [search] = useSearch();
  const view = attendeeView(search);
  const texts = useServerTexts(attendeesTexts, 'attendees.');
  const narrowed = isListNarrowed(view);
  const list = useRef<HTMLDivElement>(null);
  const toListTop = useCallback(() => {
    list.current?.scrollIntoView();
    list.current?.focus({ preventScroll: true });
  }, []);
  const title = texts[view.edition === 'last' ? 'attendees.lastYear.title' : 'attendees.header.title'];
  return (
    <>
      <PageTop
        page="attendees"
        texts={texts}
        title={title}
        head={{
          title: pageName(title, view.page),
          canonical: everybody(view.edition),
          schemaType: 'CollectionPage',
          robots: narrowed || view.page > 1 ? 'noindex' : undefined,
        }}
      />
      <EditionTabs
        current={view.edition}
        labels={{ current: texts['attendees.tabs.current'], last: texts['attendees.tabs.lastYear'] }}
      />
      <FilteredList>
        <AttendeeFilters view={view} texts={texts} />
        <div
          className={styles.listTop}
          ref={list}
          tabIndex={-1}
          role="region"
          aria-label={pageName(texts['attendees.header.title'], view.page)}
        >
          <DataPart
            label="attendees"
            skeleton={<Skeleton lines={10} height={96} />}
            resetKeys={[attendeesHref(view)]}
            level={2}
          >
            <AttendeeList view={view} texts={texts} onTurn={toListTop} />
          </DataPart>
        </div>
      </FilteredList>
    </>
  );
}

type Edition = 'current' | 'last';

/** Tabs for this edition and, where the organisers show it, the last one. */
function EditionTabs({ current, labels }: { current: Edition; labels: Record<Edition, string> }) {
  // Without the settings the list itself reports that the server is unavailable.
  const settings = useOptionalData(settingsCalls.settings);
  if (!settings?.lastYearAttendees.isEnabled) return null;
  return (
    <Container>
      <TabLinks
        label="Editions"
        items={[
          { to: href(pages.attendees), label: labels.current, current: current === 'current' },
          {
            to: href(pages.attendees, { search: { edition: 'last' } }),
            label: labels.last,
            current: current === 'last',
          },
        ]}
      />
    </Container>
  );
}
