import { useEffect, useState } from 'react';
import { serverNow } from '@summit/shared-auth';

const minuteMs = 60_000;

/**
 * The server's time in ms while it lies between two moments, updated at every full minute; null before, after, on the
 * server and until hydration.
 */
export function useNow(from: number, until: number): number | null {
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      const time = serverNow();
      setNow(time >= from && time < until ? time : null);
      timer = setTimeout(tick, minuteMs - (time % minuteMs));
    };
    timer = setTimeout(tick);
    return () => clearTimeout(timer);
  }, [from, until]);
  return now;
}
