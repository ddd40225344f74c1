import { awardsBallotTexts } from '@summit/contract/texts/awards-ballot';
import { useServerTexts } from '@summit/shared-auth';
import type { CategoryOnBallot } from '../shared/awards-data.ts';
import { NomineeLogo } from '../shared/nominee-logo.tsx';
import { getPost } from '../shared/nominee-post.ts';
import * as styles from './finalists.module.css';

/** The finalists of one category, as editorial cards from A to Z. */
export function Finalists({ category }: { category: CategoryOnBallot }) {
  const { id, name, nominees } = category;
  const texts = useServerTexts(awardsBallotTexts, 'awards');
  return (
    <section className={styles.category} id={id} aria-labelledby={`${id}-finalists`}>
      <h3 id={`${id}-finalists`}>{name}</h3>
      <ul>
        {nominees.map((nominee) => (
          <li key={nominee.id}>
            <NomineeLogo nominee={nominee} />
            <strong>{nominee.name}</strong>
            {nominee.withdrawal && <p>{texts[`awardsBallot.withdrawal.${nominee.withdrawal}`]}</p>}
            {getPost(nominee) && <p>{getPost(nominee)}</p>}
            <p>{nominee.description}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
