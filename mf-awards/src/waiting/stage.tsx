import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Container } from '@summit/shared-ui/layout/container';

const Columns = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(40px, 6vw, 96px);
  align-items: start;
  padding-block: clamp(32px, 5vw, 72px) var(--section);
  @media (min-width: 900px) {
    grid-template-columns: minmax(0, 6fr) minmax(0, 5fr);
  }
  & .stage-words {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 32px;
    justify-items: start;
  }
`;

/** The first screen of a page that waits: when it begins, and beside it what the page is about. */
export function Stage({ words, figure }: { words: ReactNode; figure: ReactNode }) {
  return (
    <Columns>
      <div className="stage-words">{words}</div>
      {figure}
    </Columns>
  );
}
