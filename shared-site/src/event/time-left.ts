import { useEffect, useState } from 'react';
import { serverNow } from '@summit/shared-auth';

interface TimePart {
  value: string;
  unit: string;
}

/**
 * The time in ms until a moment (ISO 8601) by the server's clock, updated every second; null until the page is hydrated, so
 * that cached HTML never shows an outdated time.
 */
export function useTimeLeft(until: string): number | null {
  const now = useNow();
  return now === null ? null : Math.max(0, Date.parse(until) - now);
}

/** Days, hours, minutes and seconds; all except days have two digits. */
export function timeParts(ms: number): TimePart[] {
  const seconds = Math.floor(ms / 1000);
  const two = (value: number) => String(value).padStart(2, '0');
  return [
    { value: String(Math.floor(seconds / 86_400)), unit: 'days' },
    { value: two(Math.floor(seconds / 3600) % 24), unit: 'h' },
    { value: two(Math.floor(seconds / 60) % 60), unit: 'm' },
    { value: two(seconds % 60), unit: 's' },
  ];
}

/** The time without seconds, which a screen reader should not read out. */
export function spokenTime(ms: number): string {
  const minutes = Math.floor(ms / 60_000);
  return `${Math.floor(minutes / 1440)} days, ${Math.floor(minutes / 60) % 24} hours and ${minutes % 60} minutes`;
}

function useNow(): number | null {
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => {
    const tick = () => setNow(serverNow());
    const first = setTimeout(tick);
    const every = setInterval(tick, 1000);
    return () => {
      clearTimeout(first);
      clearInterval(every);
    };
  }, []);
  return now;
}
