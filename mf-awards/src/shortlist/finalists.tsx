import styled from '@emotion/styled';
import { awardsBallotTexts } from '@summit/contract/texts/awards-ballot';
import { useServerTexts } from '@summit/shared-auth';
import type { CategoryOnBallot } from '../shared/awards-data.ts';
import { NomineeLogo } from '../shared/nominee-logo.tsx';
import { getPost } from '../shared/nominee-post.ts';

const Category = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px var(--gap);
  padding-block: 24px clamp(32px, 5vw, 64px);
  border-top: 1px solid var(--ink);
  & > h3 {
    font-size: var(--h3);
  }
  & > ul {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 230px), 1fr));
    gap: 1px;
    list-style: none;
    overflow: hidden;
    background: var(--sheet);
    border: 1px solid var(--hairline);
  }
  & li {
    display: flex;
    flex-direction: column;
    gap: 8px;
    min-width: 0;
    padding: 20px;
    box-shadow: 0 0 0 1px var(--hairline);
  }
  & li > img {
    margin-bottom: 12px;
  }
  & li > strong {
    font-size: var(--h4);
    letter-spacing: -0.01em;
    line-height: 1.2;
  }
  & li > p {
    font-size: var(--text-s);
    color: var(--ink-soft);
  }
  @media (min-width: 900px) {
    grid-template-columns: minmax(0, 3fr) minmax(0, 9fr);
  }
`;

/** The finalists of one category, as editorial cards from A to Z. */
export function Finalists({ category }: { category: CategoryOnBallot }) {
  const { id, name, nominees } = category;
  const texts = useServerTexts(awardsBallotTexts, 'awards');
  return (
    <Category id={id} aria-labelledby={`${id}-finalists`}>
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
    </Category>
  );
}
