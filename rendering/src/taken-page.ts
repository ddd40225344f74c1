import type { RenderedPage } from './render-protocol.ts';

/** Hashes and origins in a policy must not contain anything that would begin another directive, or another header. */
const isHash = (text: unknown) => typeof text === 'string' && /^sha256-[A-Za-z0-9+/]{43}=$/.test(text);
const isOrigin = (text: unknown) => typeof text === 'string' && /^https?:\/\/[^\s;,'"]{1,253}$/.test(text);

/** Far more than any page has, but not so much that a remote could exhaust this server's memory, or fill its log. */
const most = { characters: 4 * 2 ** 20, listed: 500, problems: 20, reason: 1000 };

/**
 * Validates the page that a rendering process reports, because the code of a remote may have forged the message.
 * Returns null for anything that is not a page.
 */
export function takenPage(reported: Partial<RenderedPage> | undefined): RenderedPage | null {
  const { status, html, degraded, broke, problems = [], cost } = reported ?? {};
  const { styleHashes = [], scriptHashes = [], analyticsOrigins = [] } = reported ?? {};
  if (!Number.isInteger(status) || Number(status) < 200 || Number(status) > 599) return null;
  if (typeof html !== 'string' || html.length > most.characters) return null;
  if (!isList(isHash, styleHashes) || !isList(isHash, scriptHashes)) return null;
  if (!isList(isOrigin, analyticsOrigins) || !Array.isArray(problems)) return null;
  return {
    ...{ status: Number(status), html, styleHashes, scriptHashes, analyticsOrigins },
    ...{ degraded: degraded === true, broke: broke === true, problems: takenProblems(problems) },
    ...(cost && { cost: { cpuMs: Number(cost.cpuMs), waitedMs: Number(cost.waitedMs) } }),
  };
}

/** The reasons that a rendering process reports, shortened: they are logged and stored. */
export function takenProblems(reported: unknown): string[] {
  return Array.isArray(reported) ? reported.slice(0, most.problems).map(takenReason) : [];
}

/** One such reason. */
export function takenReason(reported: unknown): string {
  return String(reported).slice(0, most.reason);
}

function isList(is: (text: unknown) => boolean, list: unknown): list is string[] {
  return Array.isArray(list) && list.length <= most.listed && list.every(is);
}
