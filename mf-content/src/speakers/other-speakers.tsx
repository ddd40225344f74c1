import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { useAddressOf } from '@summit/shared-auth';
import { SiteLink } from '@summit/shared-ui/navigation/site-link';
import * as styles from './other-speakers.module.css';
import type { SpeakerProfile } from './speaker-response.ts';
import type { SpeakerTexts } from './speaker-texts.ts';

interface OtherSpeakersProps extends Pick<SpeakerProfile, 'previous' | 'next'> {
  texts: SpeakerTexts;
}

/** Links to the previous and the next speaker in the list. */
export function OtherSpeakers({ previous, next, texts }: OtherSpeakersProps) {
  const getAddress = useAddressOf();
  if (!previous || !next) return null;
  const ways = [
    { label: texts['speaker.others.previous'], speaker: previous },
    { label: texts['speaker.others.next'], speaker: next },
  ];
  return (
    <nav className={styles.pair} aria-label={texts['speaker.others.label']}>
      {ways.map(({ label, speaker: { id, name, company, imageUrl } }) => (
        <SiteLink key={label} to={href(pages.speaker, { speakerId: id })}>
          {imageUrl && (
            <img src={getAddress(imageUrl)} alt="" width={400} height={500} loading="lazy" decoding="async" />
          )}
          <span>
            {label}
            <b dir="auto">{name}</b>
            {company}
          </span>
        </SiteLink>
      ))}
    </nav>
  );
}
