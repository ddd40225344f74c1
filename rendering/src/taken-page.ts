import type { RenderedPage } from './render-protocol.ts';

/** Hashes and origins in a policy must not contain anything that would begin another directive, or another header. */
const isHash = (text: unknown) => typeof text === 'string' && /^sha256-[A-Za-z0-9+/=]+$/.test(text);
const isOrigin = (text: unknown) => typeof text === 'string' && /^https?:\/\/[^\s;,'"]+$/.test(text);

/** Far more than any page has, but not so much that a remote could exhaust this server's memory. */
const mostCharacters = 16 * 2 ** 20;

/**
 * Validates the page that a rendering process reports, because the code of a remote may have forged the message.
 * Null for anything that is no page.
 */
export function takenPage(reported: Partial<RenderedPage> | undefined): RenderedPage | null {
  const { status, html, degraded, broke, problems = [], cost } = reported ?? {};
  const { styleHashes = [], scriptHashes = [], analyticsOrigins = [] } = reported ?? {};
  if (!Number.isInteger(status) || Number(status) < 200 || Number(status) > 599) return null;
  if (typeof html !== 'string' || html.length > mostCharacters) return null;
  if (!isList(isHash, styleHashes) || !isList(isHash, scriptHashes)) return null;
  if (!isList(isOrigin, analyticsOrigins) || !Array.isArray(problems)) return null;
  return {
    ...{ status: Number(status), html, styleHashes, scriptHashes, analyticsOrigins },
    ...{ degraded: degraded === true, broke: broke === true, problems: problems.map(String) },
    ...(cost && { cost: { cpuMs: Number(cost.cpuMs), waitedMs: Number(cost.waitedMs) } }),
  };
}

function isList(is: (text: unknown) => boolean, list: unknown): list is string[] {
  return Array.isArray(list) && list.every(is);
}
