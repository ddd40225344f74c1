import { type AnyNode, parse } from 'acorn';
import { full } from 'acorn-walk';
import type { LoaderContext } from 'webpack';

/** What only the site's server, the build and promotion read of a page; browsers read it of live pages in their descriptors. */
const serverFacts = new Set(['owner', 'access', 'renderMode', 'reads', 'withholds', 'wordings']);

interface SiteMapOptions {
  /** What a build resolves by itself, so that its browsers do without it as well. */
  resolved: readonly string[];
}

/** Lightens the table of all pages for the browser: every remote has a copy of it, because it may be newer than the shell. */
function siteMapLoader(this: Pick<LoaderContext<SiteMapOptions>, 'getOptions'>, source: string): string {
  const { resolved } = this.getOptions();
  const isCut = (name: string) => serverFacts.has(name) || resolved.includes(name);
  const cuts: { start: number; end: number }[] = [];
  full(parse(source, { sourceType: 'module', ecmaVersion: 'latest' }) as AnyNode, (node) => {
    if (node.type !== 'Property' || node.key.type !== 'Identifier' || !isCut(node.key.name)) return;
    const comma = /^\s*,/.exec(source.slice(node.end))?.[0].length ?? 0;
    cuts.push({ start: node.start, end: node.end + comma });
  });
  return cuts
    .sort((one, other) => other.start - one.start)
    .reduce((text, { start, end }) => text.slice(0, start) + text.slice(end), source);
}

export { siteMapLoader as default };
