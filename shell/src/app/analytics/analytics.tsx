import { useEffect, useRef } from 'react';
import type { CookieAnswer } from '../parts/cookie-choice.ts';
import { analyticsParts } from './analytics-code.ts';

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
      runAnalytics(code);
    } else if (answer === 'declined' && running.current) {
      running.current = false;
      dropCookies();
      reload();
    }
  }, [answer, code, reload]);
  return null;
}

function runAnalytics(code: string): void {
  const { inline, sources } = analyticsParts(code);
  for (const source of sources) append((script) => Object.assign(script, { src: source, async: true }));
  for (const text of inline) append((script) => (script.textContent = text));
}

function append(fill: (script: HTMLScriptElement) => unknown): void {
  const script = document.createElement('script');
  fill(script);
  document.head.append(script);
}

/** The site itself sets no cookies: what is there, the code has left. */
function dropCookies(): void {
  for (const cookie of document.cookie.split(';')) {
    const [name = ''] = cookie.split('=');
    document.cookie = `${name.trim()}=; max-age=0; path=/`;
  }
}
