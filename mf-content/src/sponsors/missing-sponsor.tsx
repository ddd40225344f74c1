import { getHeaderKind } from '@summit/contract/site/header-kind';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { ButtonLink } from '@summit/shared-ui/actions/button-link';
import { PageHeader } from '@summit/shared-ui/layout/page-header';
import { Section } from '@summit/shared-ui/layout/section';
import { Stack } from '@summit/shared-ui/layout/stack';
import { PageMeta } from '@summit/shared-ui/navigation/page-meta';
import type { SponsorTexts } from './sponsor-texts.ts';

/** Says with status 404 that no sponsor has this id. */
export function MissingSponsor({ texts }: { texts: SponsorTexts }) {
  const title = texts['sponsor.missing.title'];
  return (
    <>
      <PageMeta title={title} description={texts['sponsor.missing.text']} robots="noindex" status={404} />
      <PageHeader kind={getHeaderKind('sponsor')} title={title} />
      <Section>
        <Stack gap={3} align="start">
          <p className="lead">{texts['sponsor.missing.text']}</p>
          <ButtonLink to={href(pages.sponsors)} variant="secondary" icon="arrow-right">
            All sponsors
          </ButtonLink>
        </Stack>
      </Section>
    </>
  );
}
