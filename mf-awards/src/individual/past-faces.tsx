import * as awardsCalls from '@summit/contract/calls/awards';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { awardsSeasonTexts } from '@summit/contract/texts/awards-season';
import { fillText } from '@summit/contract/words/text-lookup';
import { useAddressOf, useServerData, useServerTexts } from '@summit/shared-auth';
import { ButtonLink } from '@summit/shared-ui/actions/button-link';
import { PersonCard } from '@summit/shared-ui/display/person-card';
import { Section } from '@summit/shared-ui/layout/section';
import * as styles from './past-faces.module.css';

/** The people who won in the last edition with public results. */
export function PastFaces() {
  const texts = useServerTexts(awardsSeasonTexts, 'awards');
  const getAddress = useAddressOf();
  const { year, categories } = useServerData(awardsCalls.awardsResults, {
    query: { awardsType: 'Individual' },
  });
  if (year === null) return null;
  const edition = String(year);
  const faces = categories.flatMap(({ name, winners }) => winners.map((winner) => ({ award: name, winner })));
  return (
    <Section
      index="02"
      title={fillText(texts['awardsIndividual.past.title'], { edition })}
      tone="wash"
      action={
        <ButtonLink to={href(pages.awardsIndividualWinners, { search: { year } })} variant="secondary">
          {fillText(texts['awardsIndividual.past.action'], { edition })}
        </ButtonLink>
      }
    >
      <ul className={styles.faces} role="list">
        {faces.map(({ award, winner }) => (
          <li key={winner.id}>
            <p className={styles.faceAward}>{award}</p>
            <PersonCard
              name={winner.name}
              jobTitle={winner.jobTitle ?? undefined}
              company={winner.company ?? undefined}
              picture={winner.imageUrl && getAddress(winner.imageUrl)}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}
