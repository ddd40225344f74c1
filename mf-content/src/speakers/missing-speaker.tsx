import { getHeaderKind } from '@summit/contract/site/header-kind';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { ButtonLink } from '@summit/shared-ui/actions/button-link';
import { PageHeader } from '@summit/shared-ui/layout/page-header';
import { Section } from '@summit/shared-ui/layout/section';
import { Stack } from '@summit/shared-ui/layout/stack';
import { PageMeta } from '@summit/shared-ui/navigation/page-meta';
import type { SpeakerTexts } from './speaker-texts.ts';

/** Says with status 404 that no published speaker has this id. */
export function MissingSpeaker({ texts }: { texts: SpeakerTexts }) {
  return (
    <>
      <PageMeta
        title={texts['speaker.missing.title']}
        description={texts['speaker.missing.text']}
        robots="noindex"
        status={404}
      />
      <PageHeader kind={getHeaderKind('speaker')} title={texts['speaker.missing.title']} />
      <Section>
        <Stack gap={3} align="start">
          <p className="lead">{texts['speaker.missing.text']}</p>
          <ButtonLink to={href(pages.speakers)} variant="secondary" icon="arrow-right">
            All speakers
          </ButtonLink>
        </Stack>
      </Section>
    </>
  );
}
