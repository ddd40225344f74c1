import styled from '@emotion/styled';

const Ring = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 10px;
  color: var(--ink-soft);
  &::before {
    content: '';
    width: 20px;
    height: 20px;
    border: 2px solid var(--hairline);
    border-top-color: var(--accent);
    border-radius: 50%;
    animation: spinner-turns 800ms linear infinite;
  }
  @keyframes spinner-turns {
    to {
      transform: rotate(1turn);
    }
  }
`;

export interface SpinnerProps {
  label?: string;
  /** Within a region that is read out already. */
  plain?: boolean;
}

/** Something takes a moment; says what. */
export function Spinner({ label = 'Loading', plain = false }: SpinnerProps) {
  return <Ring role={plain ? undefined : 'status'}>{label}</Ring>;
}
