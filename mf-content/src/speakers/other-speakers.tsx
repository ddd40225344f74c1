import styled from '@emotion/styled';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { useAddressOf } from '@summit/shared-auth';
import { SiteLink } from '@summit/shared-ui/navigation/site-link';
import type { SpeakerProfile } from './speaker-response.ts';
import type { SpeakerTexts } from './speaker-texts.ts';

const Pair = styled.nav`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 16px var(--gap);
  margin-top: clamp(48px, 8vw, 96px);
  padding-top: 20px;
  border-top: 1px solid var(--ink);
  & > a {
    display: flex;
    align-items: center;
    gap: clamp(12px, 2vw, 24px);
    min-width: 0;
    color: inherit;
    text-decoration: none;
  }
  & > a:last-of-type {
    flex-direction: row-reverse;
    text-align: right;
  }
  & img {
    flex: none;
    width: clamp(56px, 9vw, 112px);
    aspect-ratio: 4 / 5;
    object-fit: cover;
    border-radius: var(--radius);
  }
  & span {
    min-width: 0;
    max-width: 100%;
    overflow-wrap: anywhere;
    color: var(--ink-soft);
    font-size: var(--text-s);
  }
  & b {
    display: block;
    color: var(--ink);
    font-size: var(--h4);
    line-height: 1.2;
    letter-spacing: -0.01em;
  }
  & > a:hover b {
    color: var(--accent);
  }
  @media (max-width: 559px) {
    & > a,
    & > a:last-of-type {
      flex-direction: column;
      align-items: start;
    }
    & > a:last-of-type {
      align-items: end;
    }
  }
`;

interface OtherSpeakersProps extends Pick<SpeakerProfile, 'previous' | 'next'> {
  texts: SpeakerTexts;
}

/** The neighbours in the list of speakers, to go on to. */
export function OtherSpeakers({ previous, next, texts }: OtherSpeakersProps) {
  const getAddress = useAddressOf();
  if (!previous || !next) return null;
  const ways = [
    { label: texts['speaker.others.previous'], speaker: previous },
    { label: texts['speaker.others.next'], speaker: next },
  ];
  return (
    <Pair aria-label={texts['speaker.others.label']}>
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
    </Pair>
  );
}
