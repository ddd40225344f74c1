import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { useAddressOf } from '@summit/shared-auth';
import { PersonCard } from '@summit/shared-ui/display/person-card';
import { EmptyState } from '@summit/shared-ui/feedback/empty-state';
import { Grid } from '@summit/shared-ui/layout/grid';
import { useSpeakerCards } from '../../shared/people/speaker-cards.ts';

/** The speakers that the organisers chose for the home page. */
export function SpeakersTeaser() {
  const { cards } = useSpeakerCards();
  const getAddress = useAddressOf();
  if (cards.length === 0) {
    return <EmptyState title="The first names are coming soon">Every speaker is announced here.</EmptyState>;
  }
  return (
    <Grid columns={4}>
      {cards.map(({ id, name, jobTitle, company, imageUrl }) => (
        <li key={id} dir="auto">
          <PersonCard
            to={href(pages.speaker, { speakerId: id })}
            name={name}
            jobTitle={jobTitle}
            company={company}
            picture={imageUrl && getAddress(imageUrl)}
          />
        </li>
      ))}
    </Grid>
  );
}
