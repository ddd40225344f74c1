import * as agendaCalls from '@summit/contract/calls/agenda';
import { useAddressOf, useServerTexts } from '@summit/shared-auth';
import { DataPart } from '@summit/shared-site/data/data-part';
import { PageTop } from '@summit/shared-site/page/page-top';
import { Skeleton } from '@summit/shared-ui/feedback/skeleton';
import { Section } from '@summit/shared-ui/layout/section';
import { CopyAddress } from '../shared/bands/copy-address.tsx';
import { feedLabels } from '../shared/sessions/feed-labels.ts';
import { keyDateTexts } from './calendar-texts.ts';
import { KeyDateList } from './key-date-list.tsx';

/** All deadlines in chronological order, also as a feed for the visitor's own calendar. */
export default function CalendarPage() {
  const texts = useServerTexts(keyDateTexts, 'calendar.');
  const getAddress = useAddressOf();
  return (
    <>
      <PageTop page="calendar" texts={texts} />
      <Section>
        <DataPart label="key dates" skeleton={<Skeleton lines={7} height={110} />} level={2}>
          <KeyDateList texts={texts} />
        </DataPart>
      </Section>
      <Section layout="side" title={texts['calendar.feed.title']} lead={texts['calendar.feed.text']}>
        <CopyAddress
          address={getAddress(agendaCalls.keyDatesCalendar.path)}
          fileName="key-dates.ics"
          labels={feedLabels(texts)}
        />
      </Section>
    </>
  );
}
