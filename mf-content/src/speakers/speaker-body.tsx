import { countryName } from '@summit/contract/contact-details/country-name';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { fullName } from '@summit/contract/words/full-name';
import { type Fact, Facts } from '@summit/shared-ui/display/facts';
import { SitePicture } from '@summit/shared-ui/display/site-picture';
import { EmptyState } from '@summit/shared-ui/feedback/empty-state';
import { FilterChips } from '../shared/lists/filter-chips.tsx';
import { useFormatNames } from '../shared/sessions/formats.ts';
import { SessionRows } from '../shared/sessions/session-rows.tsx';
import { trackColour } from '../shared/sessions/track-colour.ts';
import { MessageSpeaker } from './message-speaker.tsx';
import * as styles from './speaker-body.module.css';
import type { SpeakerProfile } from './speaker-response.ts';
import type { ProfileTexts } from './speaker-texts.ts';

export interface SpeakerBodyProps {
  speaker: SpeakerProfile;
  picture: string | null;
  texts: ProfileTexts;
}

/** Portrait and facts on one side, biography and sessions on the other. */
export function SpeakerBody({ speaker, picture, texts }: SpeakerBodyProps) {
  const formatNames = useFormatNames(texts);
  return (
    <div className={styles.columns}>
      <div className="who">
        {picture && (
          <div className={styles.portrait}>
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
      <div className={styles.what}>
        <p className={styles.biography} dir="auto">
          {speaker.bio}
        </p>
        <section className="sessions" aria-labelledby="on-stage">
          <h2 id="on-stage">{texts['speaker.sessions.title']}</h2>
          {speaker.sessions.length === 0 ? (
            <EmptyState title={texts['speaker.sessions.empty']} />
          ) : (
            <SessionRows speakerId={speaker.id} sessions={speaker.sessions} formatNames={formatNames} />
          )}
        </section>
      </div>
    </div>
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
