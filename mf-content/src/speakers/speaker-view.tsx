import { getHeaderKind } from '@summit/contract/site/header-kind';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { fullName } from '@summit/contract/words/full-name';
import { useAddressOf, useServerTexts } from '@summit/shared-auth';
import { PageHeader } from '@summit/shared-ui/layout/page-header';
import { Section } from '@summit/shared-ui/layout/section';
import { PageMeta } from '@summit/shared-ui/navigation/page-meta';
import { SiteLink } from '@summit/shared-ui/navigation/site-link';
import { shareImage } from '../shared/schema/share-image.ts';
import { MissingSpeaker } from './missing-speaker.tsx';
import { OtherSpeakers } from './other-speakers.tsx';
import { SpeakerBody } from './speaker-body.tsx';
import { useSpeaker } from './speaker-response.ts';
import { profileTexts } from './speaker-texts.ts';

import { personSchema } from '#server-only/speakers/person-schema.ts';

/** A speaker's profile: biography, subjects and times of their sessions, and a button for a message. */
export function SpeakerView({ id }: { id: string }) {
  const texts = useServerTexts(profileTexts, 'speaker.');
  const speaker = useSpeaker(id);
  const getAddress = useAddressOf();
  if (speaker === null) return <MissingSpeaker texts={texts} />;
  const picture = speaker.imageUrl && getAddress(speaker.imageUrl);
  const name = fullName(speaker);
  const image = shareImage(picture, `Portrait of ${name}`);
  const role = `${speaker.jobTitle}, ${speaker.company}`;
  return (
    <>
      <PageMeta
        title={name}
        description={`${name}, ${role}. ${texts['speaker.header.lead']}`}
        image={image}
        canonical={href(pages.speaker, { speakerId: speaker.id })}
        kind="profile"
        keywords={speaker.tags.join(', ') || undefined}
        schemaType="ProfilePage"
        parents={[{ name: texts['speakers.header.title'], path: href(pages.speakers) }]}
        structuredData={() => personSchema(speaker, image?.src ?? picture)}
      />
      <PageHeader
        kind={getHeaderKind('speaker')}
        eyebrow={
          <SiteLink className="back-link" to={href(pages.speakers)}>
            {texts['speakers.header.title']}
          </SiteLink>
        }
        title={name}
        lead={role}
      />
      <Section>
        <SpeakerBody speaker={speaker} picture={picture} texts={texts} />
        <OtherSpeakers previous={speaker.previous} next={speaker.next} texts={texts} />
      </Section>
    </>
  );
}
