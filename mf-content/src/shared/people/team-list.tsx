import styled from '@emotion/styled';
import { textRows } from '@summit/contract/words/text-lookup';
import { useAddressOf } from '@summit/shared-auth';
import { rowList } from '../sessions/row-list.ts';

const People = styled.ul`
  ${rowList}
  & > li {
    gap: 2px;
    padding-block: 18px 24px;
    border-top: 1px solid var(--hairline);
  }
  & > li:has(> img) {
    grid-template-columns: clamp(88px, 9vw, 128px) minmax(0, 1fr);
    grid-template-rows: auto auto 1fr;
    column-gap: 20px;
  }
  & > li > img {
    grid-row: 1 / span 3;
    width: 100%;
    aspect-ratio: 4/5;
    object-fit: cover;
    background: var(--wash);
  }
  & > li:has(> img) > :not(img) {
    grid-column: 2;
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

/** The team from a text whose lines are `name | role`, `name | role | address` or `name | role | address | portrait`. */
export function TeamList({ members }: { members: string }) {
  const getAddress = useAddressOf();
  return (
    <People role="list">
      {textRows(members).map(([name = '', role, address, portrait]) => (
        <li key={name}>
          {portrait && (
            <img src={getAddress(portrait)} alt="" width={400} height={500} loading="lazy" decoding="async" />
          )}
          <strong>{name}</strong>
          {role && <span>{role}</span>}
          {address && <a href={`mailto:${address}`}>{address}</a>}
        </li>
      ))}
    </People>
  );
}
