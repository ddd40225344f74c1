import { speakerCalls } from '@summit/contract/calls/speakers';
import { programmeTexts } from '@summit/contract/texts/programme';
import { useAddressOf, useServerTexts } from '@summit/shared-auth';
import { Skeleton } from '@summit/shared-ui/feedback/skeleton';
import { ButtonLink } from '@summit/shared-ui/form/button-link';
import { PageHeader } from '@summit/shared-ui/layout/page-header';
import { Section } from '@summit/shared-ui/layout/section';
import { PageMeta } from '@summit/shared-ui/navigation/page-meta';
import { DataPart } from '../shared/data-part.tsx';
import { useEarlySpeakerRows } from './speaker-rows.ts';
import { SpeakerTable } from './speaker-table.tsx';

/** Every published speaker as a table for print, and where apps get the same as JSON. */
export default function SpeakerDataPage() {
  useEarlySpeakerRows();
  const texts = useServerTexts(programmeTexts, 'speakerData.');
  const addressOf = useAddressOf();
  return (
    <>
      <PageMeta
        title={texts['speakerData.header.title']}
        description={texts['speakerData.meta.description']}
        robots="noindex"
      />
      <PageHeader
        kind="speakers"
        title={texts['speakerData.header.title']}
        lead={texts['speakerData.header.lead']}
      />
      <Section>
        <p className="no-print">
          <ButtonLink to={addressOf(speakerCalls.speakers.path)} variant="secondary" icon="download">
            The same as JSON
          </ButtonLink>
        </p>
        <DataPart label="speakers" skeleton={<Skeleton lines={12} height={28} />} level={2}>
          <SpeakerTable />
        </DataPart>
      </Section>
    </>
  );
}
