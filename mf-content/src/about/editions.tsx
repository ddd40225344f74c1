import styled from '@emotion/styled';
import type { CSSProperties } from 'react';
import { withThousands } from '@summit/contract/words/text-format';
import { textRows } from '@summit/contract/words/text-lookup';

const Timeline = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  list-style: none;
  overflow-wrap: anywhere;
  padding: 0;
  margin-bottom: clamp(48px, 6vw, 88px);
  & > li {
    display: grid;
    grid-template-columns: 4em minmax(0, 1fr);
    gap: 4px 16px;
    align-content: start;
    padding-block: 16px;
    border-top: 1px solid var(--hairline);
  }
  & > li > :not(.edition-year) {
    grid-column: 2;
  }
  & .edition-year {
    grid-row: 1 / span 4;
    font-size: var(--h4);
    font-weight: 720;
    letter-spacing: -0.02em;
    font-variant-numeric: tabular-nums;
  }
  & .edition-bar {
    height: 8px;
    width: max(8px, calc(var(--share) * 100%));
    background: var(--accent);
  }
  & [data-coming] .edition-bar {
    width: 100%;
    background: none;
    border: 1.5px dashed var(--accent);
  }
  & .edition-people {
    font-size: var(--h4);
    font-weight: 720;
    letter-spacing: -0.02em;
    font-variant-numeric: tabular-nums;
  }
  & .edition-people > small {
    font-weight: 500;
    letter-spacing: 0;
    color: var(--ink-soft);
  }
  & p:last-of-type {
    font-size: var(--text-s);
    line-height: 1.4;
  }
  @media (min-width: 1000px) {
    grid-template-columns: repeat(var(--editions), minmax(0, 1fr));
    gap: 0 clamp(8px, 1.2vw, 20px);
    & > li {
      grid-template-columns: minmax(0, 1fr);
      grid-template-rows: 260px auto auto auto;
      padding: 0;
      border-top: 0;
    }
    & > li > :not(.edition-year) {
      grid-column: 1;
    }
    & .edition-year {
      grid-row: 2;
      border-top: 2px solid var(--ink);
      padding-top: 12px;
    }
    & .edition-bar,
    & [data-coming] .edition-bar {
      grid-row: 1;
      align-self: end;
      width: 100%;
      height: max(8px, calc(var(--share) * 100%));
    }
  }
  @media (forced-colors: active) {
    & .edition-bar {
      background: CanvasText;
    }
  }
`;

/** The editions in order, each as high as it had people; one without a number is still to come. */
export function Editions({ lines, people }: { lines: string; people: string }) {
  const editions = textRows(lines).filter((parts) => parts.length > 1);
  if (editions.length === 0) return null;
  const largest = Math.max(1, ...editions.map(([, count]) => Number(count)));
  return (
    <Timeline role="list" style={{ '--editions': editions.length } as CSSProperties}>
      {editions.map(([year = '', count = '', place, text]) => (
        <li
          key={year}
          data-coming={count === '' ? '' : undefined}
          style={{ '--share': count === '' ? 1 : Number(count) / largest } as CSSProperties}
        >
          <h3 className="edition-year">{year}</h3>
          <span className="edition-bar" aria-hidden="true" />
          {count !== '' && (
            <p className="edition-people">
              {withThousands(count)} <small>{people}</small>
            </p>
          )}
          <p>
            {place && <strong>{place}. </strong>}
            {text}
          </p>
        </li>
      ))}
    </Timeline>
  );
}
