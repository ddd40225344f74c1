import styled from '@emotion/styled';

const Progress = styled.div`
  display: grid;
  gap: 10px;
  & > p {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 4px 24px;
    font-variant-numeric: tabular-nums;
  }
  & > p > strong {
    font-weight: 650;
  }
  & > p > span {
    color: var(--ink-soft);
  }
  & > ol {
    display: flex;
    gap: 4px;
    list-style: none;
    padding: 0;
  }
  & > ol > li {
    flex: 1;
    height: 4px;
    background: var(--hairline);
  }
  & > ol > li[data-done='true'] {
    background: var(--accent);
  }
  @media (forced-colors: active) {
    & > ol > li {
      border: 1px solid CanvasText;
    }
    & > ol > li[data-done='true'] {
      background: Highlight;
      forced-color-adjust: none;
    }
  }
`;

export interface StepProgressProps {
  /** From 1. */
  current: number;
  total: number;
  /** What this step is about. */
  label: string;
  /** What comes next. */
  next?: string;
}

/** "Step 2 of 5", what it is about and what comes next. */
export function StepProgress({ current, total, label, next }: StepProgressProps) {
  return (
    <Progress>
      <p>
        <strong>
          Step {current} of {total}: {label}
        </strong>
        {next !== undefined && <span>Next: {next}</span>}
      </p>
      <ol aria-hidden="true">
        {Array.from({ length: total }, (_, step) => (
          <li key={step} data-done={step < current} />
        ))}
      </ol>
    </Progress>
  );
}
