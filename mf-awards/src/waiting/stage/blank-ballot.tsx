import type { AwardsTrack } from '@summit/contract/site/page';
import { awardsSeasonTexts } from '@summit/contract/texts/awards-season';
import { fillText } from '@summit/contract/words/text-lookup';
import { useServerTexts } from '@summit/shared-auth';
import { Motif } from '@summit/shared-ui/motion/motif';
import { useTrackCategories } from '../waiting-data.ts';
import * as styles from './blank-ballot.module.css';

const shown = 7;

/** The ballot before the vote opens: the categories without choices. */
export function BlankBallot({ track }: { track: AwardsTrack }) {
  const texts = useServerTexts(awardsSeasonTexts, 'awards');
  const categories = useTrackCategories(track);
  const rest = categories.length - shown;
  return (
    <figure className={styles.paper}>
      <div className={styles.ballotMotif} aria-hidden="true">
        <Motif seed={`ballot ${track}`} variant="band" />
      </div>
      <figcaption className="eyebrow">{texts['awardsPreVotingOne.ballot']}</figcaption>
      <ul>
        {categories.slice(0, shown).map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
        {rest > 0 && (
          <li className="more">{fillText(texts['awardsPreVotingOne.more'], { number: String(rest) })}</li>
        )}
      </ul>
    </figure>
  );
}
