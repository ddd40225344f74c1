import type { CSSProperties } from 'react';
import { useClock } from '../stars/my-clock.ts';

export interface NowLineProps {
  now: number;
  /** The IANA name of the time zone that the agenda shows. */
  zone: string;
  /** The position in the grid; absent in a list. */
  place?: { line: number; share: number } | null;
}

/** A line at the current time of the day. */
export function NowLine({ now, zone, place }: NowLineProps) {
  const clock = useClock(zone);
  const moment = new Date(now).toISOString();
  const style = place && ({ '--from': place.line, '--share': `${place.share * 100}%` } as CSSProperties);
  return (
    <p className="now" style={style ?? undefined}>
      <span>Now {clock && <time dateTime={moment}>{clock.time(moment)}</time>}</span>
    </p>
  );
}
