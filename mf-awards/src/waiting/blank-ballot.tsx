import styled from '@emotion/styled';
import type { AwardsTrack } from '@summit/contract/site/page';
import { awardsSeasonTexts } from '@summit/contract/texts/awards-season';
import { fillText } from '@summit/contract/words/text-lookup';
import { useServerTexts } from '@summit/shared-auth';
import { Motif } from '@summit/shared-ui/motion/motif';
import { useCategoriesOf } from './waiting-data.ts';

const shown = 7;

const Paper = styled.figure`
  position: relative;
  overflow: hidden;
  background: var(--sheet);
  border: 1px solid var(--hairline);
  border-top: 6px solid var(--gold-fill);
  border-radius: var(--radius);
  box-shadow: 0 24px 60px -36px rgb(0 0 0 / 45%);
  & > .ballot-motif {
    height: 88px;
    color: var(--ink);
    border-bottom: 1px dashed var(--line-strong);
  }
  & figcaption {
    padding: 20px 24px 4px;
  }
  & ul {
    list-style: none;
    padding: 0 24px 12px;
  }
  & li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 16px;
    padding-block: 12px;
    border-top: 1px solid var(--hairline);
    font-weight: 600;
  }
  & li:first-of-type {
    border-top: 0;
  }
  & li::after {
    content: '';
    flex: none;
    width: 22px;
    height: 22px;
    border: 2px solid var(--line-strong);
    border-radius: var(--radius);
  }
  & li.more {
    font-weight: 400;
    color: var(--ink-soft);
  }
  & li.more::after {
    visibility: hidden;
  }
`;

/** The ballot before it opens: the categories, with nothing chosen. */
export function BlankBallot({ track }: { track: AwardsTrack }) {
  const texts = useServerTexts(awardsSeasonTexts, 'awards');
  const categories = useCategoriesOf(track);
  const rest = categories.length - shown;
  return (
    <Paper>
      <div className="ballot-motif" aria-hidden="true">
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
    </Paper>
  );
}
