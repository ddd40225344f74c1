import styled from '@emotion/styled';
import { countryName } from '@summit/contract/contact-details/country-name';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { fullName } from '@summit/contract/words/full-name';
import { EmptyState } from '@summit/shared-ui/feedback/empty-state';
import { type Fact, Facts } from '@summit/shared-ui/layout/facts';
import { SitePicture } from '@summit/shared-ui/layout/site-picture';
import { wideLayout } from '@summit/shared-ui/theme/layout-queries';
import { FilterChips } from '../shared/lists/filter-chips.tsx';
import { useFormatNames } from '../shared/sessions/formats.ts';
import { SessionRows } from '../shared/sessions/session-rows.tsx';
import { trackColour } from '../shared/sessions/track-colour.ts';
import { MessageSpeaker } from './message-speaker.tsx';
import type { SpeakerProfile } from './speaker-response.ts';
import type { ProfileTexts } from './speaker-texts.ts';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 32px var(--gap);
  /* Their contents may be one word without an end. */
  & > .who,
  & > .what,
  & .sessions {
    grid-template-columns: minmax(0, 1fr);
  }
  & > .who {
    display: grid;
    align-content: start;
    gap: 20px;
  }
  & .portrait {
    max-width: 420px;
    border-radius: var(--radius);
    overflow: hidden;
  }
  & > .what {
    display: grid;
    align-content: start;
    gap: 56px;
    min-width: 0;
  }
  & .biography {
    font-size: var(--h3);
    font-weight: 450;
    line-height: 1.4;
    letter-spacing: -0.01em;
    max-width: 40em;
  }
  & .sessions {
    display: grid;
    gap: 16px;
  }
  @media ${wideLayout} {
    grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
    & > .who {
      position: sticky;
      top: calc(var(--bar-height) + 24px);
      align-self: start;
    }
  }
`;

export interface SpeakerBodyProps {
  speaker: SpeakerProfile;
  picture: string | null;
  texts: ProfileTexts;
}

/** Portrait and facts on one side, biography and sessions on the other. */
export function SpeakerBody({ speaker, picture, texts }: SpeakerBodyProps) {
  const formatNames = useFormatNames(texts);
  return (
    <Columns>
      <div className="who">
        {picture && (
          <div className="portrait">
            <SitePicture
              src={picture}
              alt={`Portrait of ${fullName(speaker)}`}
              width={800}
              height={1000}
              priority
            />
          </div>
        )}
        <Facts items={getFacts(speaker)} />
        {speaker.canReceiveMessages && (
          <MessageSpeaker
            speakerId={speaker.id}
            name={fullName(speaker)}
            label={texts['speaker.message.action']}
          />
        )}
      </div>
      <div className="what">
        <p className="biography">{speaker.bio}</p>
        <section className="sessions" aria-labelledby="on-stage">
          <h2 id="on-stage">{texts['speaker.sessions.title']}</h2>
          {speaker.sessions.length === 0 ? (
            <EmptyState title={texts['speaker.sessions.empty']} />
          ) : (
            <SessionRows speakerId={speaker.id} sessions={speaker.sessions} formatNames={formatNames} />
          )}
        </section>
      </div>
    </Columns>
  );
}

function getFacts({ company, country, linkedInUrl, sessions, tags }: SpeakerProfile): Fact[] {
  const tracks = new Map(sessions.flatMap(({ track, trackPlace }) => (track ? [[track, trackPlace]] : [])));
  const topics = [
    ...[...tracks].map(([name, place]) => ({ name, colour: trackColour(place) })),
    ...tags.filter((tag) => !tracks.has(tag)).map((name) => ({ name, colour: undefined })),
  ];
  const links = (
    <FilterChips
      label="Topics"
      isFact
      items={topics.map(({ name, colour }) => ({
        to: href(pages.speakers, { search: { topic: name } }),
        label: name,
        current: false,
        colour,
      }))}
    />
  );
  return [
    { term: 'Company', detail: company },
    ...(country ? [{ term: 'Country', detail: countryName(country) }] : []),
    ...(topics.length > 0 ? [{ term: 'Topics', detail: links }] : []),
    ...(linkedInUrl ? [{ term: 'LinkedIn', detail: <a href={linkedInUrl}>Profile</a> }] : []),
  ];
}
