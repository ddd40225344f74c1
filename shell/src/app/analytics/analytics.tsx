import { useEffect, useRef } from 'react';
import type { CookieAnswer } from '../parts/cookie-choice.ts';

interface AnalyticsProps {
  /** The organisers' code that this page's policy allows; empty: none. */
  code: string;
  answer: CookieAnswer;
  /** How a page starts again without the code, once consent is taken back. */
  reload?: () => void;
}

/** Runs the organisers' analytics code after consent, once for each document, and never before. */
export function Analytics({ code, answer, reload = () => window.location.reload() }: AnalyticsProps) {
  const running = useRef(false);

  useEffect(() => {
    if (answer === 'accepted' && code !== '' && !running.current) {
      running.current = true;
      // Most visitors never need it. Where it does not load, nobody is counted.
      void import('./run-analytics.ts').then(
        ({ runAnalytics }) => running.current && runAnalytics(code),
        () => undefined,
      );
    } else if (answer === 'declined' && running.current) {
      running.current = false;
      dropCookies();
      reload();
    }
  }, [answer, code, reload]);
  return null;
}

/** The site itself sets no cookies: what is there, the code has left. */
function dropCookies(): void {
  for (const cookie of document.cookie.split(';')) {
    const [name = ''] = cookie.split('=');
    document.cookie = `${name.trim()}=; max-age=0; path=/`;
  }
}
