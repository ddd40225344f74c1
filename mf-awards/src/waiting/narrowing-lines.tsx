import styled from '@emotion/styled';
import { textRows } from '@summit/contract/words/text-lookup';

const width = 480;
const height = 400;
const stages = [
  { x: 12, lines: 9 },
  { x: 236, lines: 3 },
  { x: 460, lines: 1 },
] as const;
const [many, few, one] = stages;

const Figure = styled.figure`
  display: grid;
  gap: 20px;
  & svg {
    width: 100%;
    height: auto;
  }
  & .many {
    stroke: var(--line-strong);
  }
  & .few {
    stroke: var(--ink);
  }
  & .one {
    stroke: var(--gold-fill);
  }
  & circle {
    fill: var(--gold-fill);
  }
  & ol {
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: 16px;
    list-style: none;
  }
  & li {
    display: grid;
    align-content: start;
    gap: 4px;
    padding-top: 12px;
    border-top: 2px solid var(--line-strong);
    font-size: var(--text-s);
    color: var(--ink-soft);
  }
  & li:nth-of-type(2) {
    border-color: var(--ink);
  }
  & li:last-of-type {
    border-color: var(--gold-fill);
  }
  & li strong {
    font-size: var(--text);
    color: var(--ink);
  }
`;

/** Where line `index` of `count` stands at a stage. */
function level(index: number, count: number): number {
  return count === 1 ? height / 2 : 12 + (index * (height - 24)) / (count - 1);
}

function curve(from: [number, number], to: [number, number]): string {
  const middle = (from[0] + to[0]) / 2;
  return `M${from[0]} ${from[1]}C${middle} ${from[1]} ${middle} ${to[1]} ${to[0]} ${to[1]}`;
}

const toFew = Array.from({ length: many.lines }, (_, index) =>
  curve(
    [many.x, level(index, many.lines)],
    [few.x, level(Math.floor((index * few.lines) / many.lines), few.lines)],
  ),
);
const toOne = Array.from({ length: few.lines }, (_, index) =>
  curve([few.x, level(index, few.lines)], [one.x, level(0, one.lines)]),
);

/** How many become one: decorative lines above the stages from a text of lines `stage | what happens`. */
export function NarrowingLines({ title, items }: { title: string; items: string }) {
  return (
    <Figure>
      <figcaption className="eyebrow">{title}</figcaption>
      <svg viewBox={`0 0 ${width} ${height}`} fill="none" strokeWidth="2" aria-hidden="true">
        {toFew.map((path) => (
          <path key={path} className="many" d={path} />
        ))}
        {toOne.map((path, index) => (
          <path
            key={path}
            className={index === 1 ? 'one' : 'few'}
            d={path}
            strokeWidth={index === 1 ? 5 : 2}
          />
        ))}
        <circle cx={one.x} cy={height / 2} r="12" />
      </svg>
      <ol>
        {textRows(items).map(([stage, what]) => (
          <li key={stage}>
            <strong>{stage}</strong>
            {what}
          </li>
        ))}
      </ol>
    </Figure>
  );
}
