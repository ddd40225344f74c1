import { useEffect, useRef } from 'react';
import type { CookieAnswer } from '../parts/cookie-choice.ts';

interface AnalyticsProps {
  /** The organisers' code that this page's policy allows; empty: none. */
  code: string;
  answer: CookieAnswer;
  /** Reloads the page without the code once consent is withdrawn. */
  reload?: () => void;
}

/** Runs the organisers' analytics code after consent, once for each document, and never before. */
export function Analytics({ code, answer, reload = () => window.location.reload() }: AnalyticsProps) {
  const running = useRef(false);

  useEffect(() => {
    if (answer === 'accepted' && code !== '' && !running.current) {
      running.current = true;
      // Loaded on demand, because most visitors never need it. When it does not load, visits are not counted.
      void import('./run-analytics.ts').then(
        ({ runAnalytics }) => running.current && runAnalytics(code),
        () => undefined,
      );
    } else if (answer === 'declined' && running.current) {
      running.current = false;
      void import('./run-analytics.ts').then(({ dropCookies }) => dropCookies()).then(reload, reload);
    }
  }, [answer, code, reload]);
  return null;
}
