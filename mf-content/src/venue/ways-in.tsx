import styled from '@emotion/styled';
import { textRows } from '@summit/contract/words/text-lookup';
import { rowList } from '../shared/sessions/row-list.ts';

const Ways = styled.ul`
  ${rowList}
  & > li {
    grid-template-rows: auto auto 1fr;
    gap: 10px;
    padding-block: 16px 28px;
    border-top: 1px solid var(--hairline);
  }
  & .way-figure {
    font-size: var(--h2);
    font-weight: 760;
    line-height: 1;
    letter-spacing: -0.04em;
    font-variant-numeric: tabular-nums;
  }
  & .way-figure > small {
    display: block;
    margin-top: 6px;
    font-size: var(--text-s);
    font-weight: 500;
    line-height: 1.3;
    letter-spacing: 0;
    color: var(--ink-soft);
  }
  & .way-text {
    color: var(--ink-soft);
  }
  @media (min-width: 560px) {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 13rem), 1fr));
    & > li {
      border-top-color: var(--ink);
    }
  }
`;

/** The ways to the venue, each with the figure that decides, from a text of `way | how | figure | what it is`. */
export function WaysIn({ items }: { items: string }) {
  return (
    <Ways role="list">
      {textRows(items).map(([way = '', how, figure, unit]) => (
        <li key={way}>
          <h3>{way}</h3>
          {figure && (
            <p className="way-figure">
              {figure} {unit && <small>{unit}</small>}
            </p>
          )}
          {how && <p className="way-text">{how}</p>}
        </li>
      ))}
    </Ways>
  );
}
