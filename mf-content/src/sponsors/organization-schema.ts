import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { fullName } from '@summit/contract/words/full-name';
import type { SponsorProfile } from './sponsor-response.ts';

/** A sponsor as a schema.org organisation, with its speakers. */
export function organizationSchema(sponsor: SponsorProfile, logo: string | null): object {
  const { id, name, description, url, speakers } = sponsor;
  return {
    '@type': 'Organization',
    name,
    url: url ?? href(pages.sponsor, { sponsorId: id }),
    ...(description !== '' && { description }),
    ...(logo && { logo }),
    ...(speakers.length > 0 && {
      employee: speakers.map((speaker) => ({
        '@type': 'Person',
        name: fullName(speaker),
        jobTitle: speaker.jobTitle,
        url: href(pages.speaker, { speakerId: speaker.id }),
      })),
    }),
  };
}
