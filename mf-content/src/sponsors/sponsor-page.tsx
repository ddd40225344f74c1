import { getHeaderKind } from '@summit/contract/site/header-kind';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { useAddressOf, useServerTexts } from '@summit/shared-auth';
import { PageHeader } from '@summit/shared-ui/layout/page-header';
import { Section } from '@summit/shared-ui/layout/section';
import { useRouteParams } from '@summit/shared-ui/navigation/navigation';
import { PageMeta } from '@summit/shared-ui/navigation/page-meta';
import { SiteLink } from '@summit/shared-ui/navigation/site-link';
import { MissingSponsor } from './missing-sponsor.tsx';
import { SponsorBody } from './sponsor-body.tsx';
import { useSponsor } from './sponsor-response.ts';
import { profileTexts } from './sponsor-texts.ts';

import { organizationSchema } from '#server-only/sponsors/organization-schema.ts';

/** A sponsor's page: its business, its stand, and its speakers and attendees. */
export default function SponsorPage() {
  const { sponsorId = '' } = useRouteParams();
  const texts = useServerTexts(profileTexts, 'sponsor.');
  const sponsor = useSponsor(sponsorId);
  const getAddress = useAddressOf();
  if (sponsor === null) return <MissingSponsor texts={texts} />;
  const { id, name, description, tier, type } = sponsor;
  const logo = sponsor.logoUrl && getAddress(sponsor.logoUrl);
  return (
    <>
      <PageMeta
        title={name}
        description={`${name}, ${type.name}. ${description || texts['sponsor.header.lead']}`}
        canonical={href(pages.sponsor, { sponsorId: id })}
        parents={[{ name: texts['sponsors.header.title'], path: href(pages.sponsors) }]}
        structuredData={() => organizationSchema(sponsor, logo)}
      />
      <PageHeader
        kind={getHeaderKind('sponsor')}
        eyebrow={
          <SiteLink className="back-link" to={href(pages.sponsors)}>
            {texts['sponsors.header.title']}
          </SiteLink>
        }
        title={name}
        lead={`${tier.name}, ${type.name}`}
      />
      <Section>
        <SponsorBody sponsor={sponsor} logo={logo} texts={texts} />
      </Section>
    </>
  );
}
