import styled from '@emotion/styled';
import type { ReactNode } from 'react';

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px var(--gap);
  padding-block: 24px;
  border-top: 1px solid var(--hairline);
  & > p {
    font-size: var(--text-s);
    font-weight: 600;
    color: var(--ink-soft);
  }
  @media (min-width: 1000px) {
    grid-template-columns: 9rem minmax(0, 1fr);
  }
`;

export interface SampleProps {
  name: string;
  children: ReactNode;
}

/** One part or state with its name beside it. */
export function Sample({ name, children }: SampleProps) {
  return (
    <Frame>
      <p>{name}</p>
      <div>{children}</div>
    </Frame>
  );
}
