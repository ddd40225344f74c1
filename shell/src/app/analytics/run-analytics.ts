import { analyticsParts } from './analytics-code.ts';

/** Runs the organisers' code on this page. */
export function runAnalytics(code: string): void {
  const { inline, sources } = analyticsParts(code);
  for (const source of sources) append((script) => Object.assign(script, { src: source, async: true }));
  for (const text of inline) append((script) => (script.textContent = text));
}

function append(fill: (script: HTMLScriptElement) => unknown): void {
  const script = document.createElement('script');
  fill(script);
  document.head.append(script);
}

/**
 * Removes all cookies: since the site itself sets none that scripts see, they are the code's, which sets them for the
 * site's domain, or for one above it.
 */
export function dropCookies(host = window.location.hostname): void {
  const labels = host.split('.');
  const domains = labels.map((_label, at) => `; domain=${labels.slice(at).join('.')}`);
  for (const cookie of document.cookie.split(';')) {
    const [name = ''] = cookie.split('=');
    for (const domain of ['', ...domains]) {
      document.cookie = `${name.trim()}=; max-age=0; path=/${domain}`;
    }
  }
}
