import styled from '@emotion/styled';
import { spokenTime, timeParts, useTimeLeft } from '@summit/shared-site/event/time-left';

const Row = styled.div`
  display: grid;
  gap: 8px;
  min-height: 5.25rem;
  & > .parts {
    display: flex;
    flex-wrap: wrap;
    gap: 0 clamp(16px, 2.4vw, 32px);
    font-size: clamp(1.75rem, 3.4vw, 2.75rem);
    font-weight: 720;
    line-height: 1;
    letter-spacing: -0.03em;
  }
  & > .parts > span {
    display: grid;
    gap: 6px;
    min-width: 2ch;
  }
  & small {
    font-size: var(--text-s);
    font-weight: 500;
    letter-spacing: 0;
    color: var(--ink-soft);
  }
`;

interface TimeLeftRowProps {
  label: string;
  /** ISO 8601. */
  until: string;
  /** Shown instead once the moment has come. */
  over: string;
}

/** A running countdown. Its place is reserved, so that nothing moves when it appears after hydration. */
export function TimeLeftRow({ label, until, over }: TimeLeftRowProps) {
  const left = useTimeLeft(until);
  if (left === null) return <Row className="no-print" aria-hidden="true" />;
  if (left === 0) {
    return (
      <Row className="no-print">
        <p className="parts">{over}</p>
      </Row>
    );
  }
  return (
    <Row className="no-print">
      <p className="eyebrow" aria-hidden="true">
        {label}
      </p>
      <p className="parts figures" role="timer" aria-label={`${label}: ${spokenTime(left)}`}>
        {timeParts(left).map(({ value, unit }) => (
          <span key={unit} aria-hidden="true">
            {value}
            <small>{unit}</small>
          </span>
        ))}
      </p>
    </Row>
  );
}
