import styled from '@emotion/styled';
import { spokenTime, timeParts, useTimeLeft } from '@summit/shared-site/event/time-left';

const Box = styled.div`
  display: grid;
  gap: 4px;
  border-top: 1px solid var(--ink);
  padding-top: 12px;
  background: var(--paper);
  color: var(--ink);
  text-align: left;
  & > .left {
    display: flex;
    gap: 0.5em;
    height: 1.25em;
    font-size: clamp(1.25rem, 1.9vw, 1.625rem);
    font-weight: 700;
    line-height: 1.25;
    letter-spacing: -0.02em;
    white-space: nowrap;
  }
  & > .left small {
    margin-left: 0.2em;
    font-size: var(--text-s);
    font-weight: 500;
    letter-spacing: 0;
  }
`;

export interface CountdownProps {
  label: string;
  /** ISO 8601. */
  until: string;
  /** The same moment in the venue's time. */
  untilWords: string;
}

/**
 * How long it is until the doors open. The server, and a browser without JavaScript, show only the moment itself; the
 * countdown replaces that line, at the same size.
 */
export function Countdown({ label, until, untilWords }: CountdownProps) {
  const left = useTimeLeft(until) ?? 0;
  if (left === 0) {
    return (
      <Box>
        <p className="eyebrow">Doors open</p>
        <p className="left figures">
          <time dateTime={until}>{untilWords}</time>
        </p>
      </Box>
    );
  }
  return (
    <Box>
      <p className="eyebrow">{label}</p>
      <p className="left figures" role="timer" aria-label={`${label} ${spokenTime(left)}`}>
        {timeParts(left).map(({ value, unit }) => (
          <span key={unit} aria-hidden="true">
            {value}
            <small>{unit}</small>
          </span>
        ))}
      </p>
    </Box>
  );
}
