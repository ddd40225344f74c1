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
