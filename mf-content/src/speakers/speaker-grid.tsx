import { href } from '@summit/contract/href';
import { useAddressOf } from '@summit/shared-auth';
import { EmptyState } from '@summit/shared-ui/feedback/empty-state';
import { Grid } from '@summit/shared-ui/layout/grid';
import { PersonCard } from '@summit/shared-ui/layout/person-card';
import { SiteLink } from '@summit/shared-ui/navigation/site-link';
import { FoundLine } from '../shared/found-line.tsx';
import { useSpeakerCards } from '../shared/speaker-cards.ts';
import type { SpeakerTexts } from './speaker-texts.ts';

/** The portraits of the first row on a desktop are above the fold. */
const aboveTheFold = 4;

/** Portraits that link to the profiles. */
export function SpeakerGrid({ name, texts }: { name: string; texts: SpeakerTexts }) {
  const { cards, totalItems } = useSpeakerCards({ name });
  const addressOf = useAddressOf();
  return (
    <>
      <FoundLine count={totalItems} one="speaker" many="speakers" search={name} all={href('speakers')} />
      {cards.length === 0 ? (
        <EmptyState
          level={2}
          title={texts['speakers.empty.title']}
          action={
            <SiteLink className="arrow-link" to={href('speakers')}>
              All speakers
            </SiteLink>
          }
        >
          {texts['speakers.empty.text']}
        </EmptyState>
      ) : (
        <Grid columns={4}>
          {cards.map((speaker, place) => (
            <li key={speaker.id} dir="auto">
              <PersonCard
                to={href('speaker', { speakerId: speaker.id })}
                name={speaker.name}
                level={2}
                jobTitle={speaker.jobTitle}
                company={speaker.company}
                picture={speaker.imageUrl && addressOf(speaker.imageUrl)}
                priority={place < aboveTheFold}
              />
            </li>
          ))}
        </Grid>
      )}
    </>
  );
}
