import styled from '@emotion/styled';
import { useEffect, useState } from 'react';

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
  const now = useNow();
  const left = now === null ? 0 : Date.parse(until) - now;
  if (left <= 0) {
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
      <p className="left figures" role="timer" aria-label={`${label} ${spoken(left)}`}>
        {parts(left).map(({ value, unit }) => (
          <span key={unit} aria-hidden="true">
            {value}
            <small>{unit}</small>
          </span>
        ))}
      </p>
    </Box>
  );
}

/** The time in ms after hydration, then every second; null before. */
function useNow(): number | null {
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => {
    const tick = () => setNow(Date.now());
    const first = setTimeout(tick);
    const every = setInterval(tick, 1000);
    return () => {
      clearTimeout(first);
      clearInterval(every);
    };
  }, []);
  return now;
}

function parts(ms: number): { value: string; unit: string }[] {
  const seconds = Math.floor(ms / 1000);
  const two = (value: number) => String(value).padStart(2, '0');
  return [
    { value: String(Math.floor(seconds / 86_400)), unit: 'days' },
    { value: two(Math.floor(seconds / 3600) % 24), unit: 'h' },
    { value: two(Math.floor(seconds / 60) % 60), unit: 'm' },
    { value: two(seconds % 60), unit: 's' },
  ];
}

/** Without the seconds, which a screen reader should not read out. */
function spoken(ms: number): string {
  const minutes = Math.floor(ms / 60_000);
  return `${Math.floor(minutes / 1440)} days, ${Math.floor(minutes / 60) % 24} hours and ${minutes % 60} minutes`;
}
