import styled from '@emotion/styled';
import type { ReactNode } from 'react';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px 16px;
  padding-top: 24px;
  border-top: 1px solid var(--hairline);
  & > p {
    flex: 1 1 16rem;
    min-width: 0;
    overflow-wrap: anywhere;
    font-size: var(--text-s);
    color: var(--ink-soft);
  }
  @media (max-width: 599px) {
    & > :is(button, a) {
      width: 100%;
    }
  }
`;

export interface FormActionsProps {
  /** What comes next, or what pressing means. */
  note?: ReactNode;
  children: ReactNode;
}

/** The buttons below a form, the main one first. */
export function FormActions({ note, children }: FormActionsProps) {
  return (
    <Row>
      {children}
      {note !== undefined && <p>{note}</p>}
    </Row>
  );
}
