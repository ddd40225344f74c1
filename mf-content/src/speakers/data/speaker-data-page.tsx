import * as speakerCalls from '@summit/contract/calls/speakers';
import { speakersTexts } from '@summit/contract/texts/speakers';
import { useAddressOf, useServerTexts } from '@summit/shared-auth';
import { DataPart } from '@summit/shared-site/data/data-part';
import { PageTop } from '@summit/shared-site/page/page-top';
import { ButtonLink } from '@summit/shared-ui/actions/button-link';
import { Skeleton } from '@summit/shared-ui/feedback/skeleton';
import { Section } from '@summit/shared-ui/layout/section';
import { usePrefetchSpeakerRows } from './speaker-rows.ts';
import { SpeakerTable } from './speaker-table.tsx';

/** Every published speaker as a table for print, and the address of the same data as JSON for apps. */
export default function SpeakerDataPage() {
  usePrefetchSpeakerRows();
  const texts = useServerTexts(speakersTexts, 'speakerData.');
  const getAddress = useAddressOf();
  return (
    <>
      <PageTop page="speakerData" texts={texts} head={{ robots: 'noindex' }} />
      <Section>
        <p className="no-print">
          <ButtonLink to={getAddress(speakerCalls.speakers.path)} variant="secondary" icon="download">
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
