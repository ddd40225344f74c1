import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { fullName } from '@summit/contract/words/full-name';
import type { SpeakerProfile } from './speaker-response.ts';

/** A speaker as a schema.org person. */
export function personSchema(speaker: SpeakerProfile, picture: string | null): object {
  return {
    '@type': 'Person',
    name: fullName(speaker),
    url: href(pages.speaker, { speakerId: speaker.id }),
    jobTitle: speaker.jobTitle,
    worksFor: { '@type': 'Organization', name: speaker.company },
    description: speaker.bio,
    ...(picture ? { image: picture } : {}),
    ...(speaker.linkedInUrl ? { sameAs: [speaker.linkedInUrl] } : {}),
  };
}
