import styled from '@emotion/styled';

const Gaps = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr));
  gap: 1px;
  list-style: none;
  padding: 1px;
  & > li {
    display: grid;
    align-content: space-between;
    gap: 24px;
    padding: 24px;
    box-shadow: 0 0 0 1px var(--hairline);
    overflow-wrap: anywhere;
  }
  & h3 {
    font-size: var(--h4);
    margin-bottom: 8px;
  }
  & .until {
    font-weight: 600;
  }
`;

interface Gap {
  what: string;
  text: string;
  /** What to do in the meantime. */
  until: string;
}

/** What does not work yet, each with a way round it. */
export function KnownGaps({ gaps }: { gaps: readonly Gap[] }) {
  return (
    <Gaps role="list">
      {gaps.map(({ what, text, until }) => (
        <li key={what}>
          <div>
            <h3>{what}</h3>
            <p>{text}</p>
          </div>
          <p className="until">{until}</p>
        </li>
      ))}
    </Gaps>
  );
}
