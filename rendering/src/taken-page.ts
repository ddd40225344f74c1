import type { RenderedPage } from './render-protocol.ts';

/** What a hash looks like in a policy, and an origin: nothing that would begin another directive, or another header. */
const isHash = (text: unknown) => typeof text === 'string' && /^sha256-[A-Za-z0-9+/=]+$/.test(text);
const isOrigin = (text: unknown) => typeof text === 'string' && /^https?:\/\/[^\s;,'"]+$/.test(text);

/** Far more than any page has, and no more than this server can hold for a stranger. */
const mostCharacters = 16 * 2 ** 20;

/**
 * The page that a rendering process reports, as far as it is one: code of a remote ran there, and may have written the report
 * itself. Null for anything else.
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
