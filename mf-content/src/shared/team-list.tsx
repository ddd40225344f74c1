import styled from '@emotion/styled';
import { textRows } from '@summit/contract/text-lookup';

const People = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0 var(--gap);
  list-style: none;
  overflow-wrap: anywhere;
  padding: 0;
  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 2px;
    padding-block: 18px 24px;
    border-top: 1px solid var(--hairline);
  }
  & strong {
    font-size: var(--h3);
    font-weight: 700;
    line-height: 1.2;
    letter-spacing: -0.02em;
  }
  & span {
    color: var(--ink-soft);
  }
  & a {
    display: inline-flex;
    align-items: center;
    justify-self: start;
    min-height: 44px;
  }
  & > li:first-of-type {
    padding-top: 4px;
    border-top: 0;
  }
  @media (min-width: 600px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    & > li:nth-of-type(2) {
      padding-top: 4px;
      border-top: 0;
    }
  }
`;

/** The team from a text whose lines are `name | role` or `name | role | address`. */
export function TeamList({ members }: { members: string }) {
  return (
    <People role="list">
      {textRows(members).map(([name = '', role, address]) => (
        <li key={name}>
          <strong>{name}</strong>
          {role && <span>{role}</span>}
          {address && <a href={`mailto:${address}`}>{address}</a>}
        </li>
      ))}
    </People>
  );
}
