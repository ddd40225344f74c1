import styled from '@emotion/styled';
import type { ReactNode } from 'react';

const Group = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
  padding-top: 20px;
  border-top: 1px solid var(--ink);
  & > legend {
    float: left;
    width: 100%;
    font-size: var(--h4);
    font-weight: 700;
    letter-spacing: -0.015em;
    line-height: 1.2;
  }
  & > legend + * {
    clear: both;
  }
  & > .fieldset-lead {
    margin-top: -16px;
    color: var(--ink-soft);
  }
  & + & {
    margin-top: 16px;
  }
`;

export interface FieldsetProps {
  legend: ReactNode;
  lead?: ReactNode;
  children: ReactNode;
}

/** Fields that belong together, under one heading. */
export function Fieldset({ legend, lead, children }: FieldsetProps) {
  return (
    <Group>
      <legend>{legend}</legend>
      {lead !== undefined && <p className="fieldset-lead">{lead}</p>}
      {children}
    </Group>
  );
}
