import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Container } from '@summit/shared-ui/layout/container';

const Body = styled.div`
  padding-block: clamp(16px, 2.4vw, 32px) var(--section);
  @media print {
    padding-block: 0;
  }
  & form[role='search'] > [data-field] {
    flex-basis: 9rem;
  }
  & form[role='search'] > [data-field='q'] {
    flex-basis: 18rem;
  }
  & form[role='search']:not(:has(select)) {
    flex-wrap: nowrap;
    max-width: 45rem;
  }
  & form[role='search']:not(:has(select)) > [data-field='q'] {
    flex-basis: 0;
    min-width: 0;
  }
`;

/** A list with its search and filters right below the page's header. */
export function FilteredList({ children }: { children: ReactNode }) {
  return (
    <Body>
      <Container>{children}</Container>
    </Body>
  );
}
