/** The parts of the organisers' analytics code. */
export interface AnalyticsParts {
  /** Scripts to run as they are. */
  inline: string[];
  /** Addresses of scripts to load. */
  sources: string[];
  /** Every origin in the code, which it may load from and report to. */
  origins: string[];
}

const scriptElement = /<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi;
const sourceAttribute = /\bsrc\s*=\s*(?:"([^"]*)"|'([^']*)')/i;
const address = /https:\/\/[a-z0-9.-]+(?::\d+)?/gi;

/**
 * Takes the organisers' code apart: a bare script, or the `<script>` elements that a provider gives to copy.
 * The server allows these parts, and no others, in the page's policy; the browser runs them after consent.
 */
export function analyticsParts(code: string): AnalyticsParts {
  const trimmed = code.trim();
  if (trimmed === '') return { inline: [], sources: [], origins: [] };
  const elements = [...trimmed.matchAll(scriptElement)];
  const inline = elements.length > 0 ? elements.map(([, , text = '']) => text.trim()) : [trimmed];
  const sources = elements.flatMap(([, attributes = '']) => {
    const found = sourceAttribute.exec(attributes);
    const source = found?.[1] ?? found?.[2] ?? '';
    return URL.canParse(source) && source.startsWith('https://') ? [source] : [];
  });
  const origins = [...new Set((trimmed.match(address) ?? []).map((origin) => origin.toLowerCase()))];
  return { inline: inline.filter(Boolean), sources, origins };
}
