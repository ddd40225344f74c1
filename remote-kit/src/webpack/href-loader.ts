import { type AnyNode, type Expression, type Identifier, type ImportDeclaration, parse } from 'acorn';
import { simple } from 'acorn-walk';
import type { LoaderContext } from 'webpack';
import { addresses } from '@summit/contract/href';

type SourceMap = Parameters<LoaderContext<object>['callback']>[2];

const hrefModule = '@summit/contract/href';
/** What a file would hardly call something of its own. */
const filled = 'hrefToPath';

/**
 * Resolves addresses when a browser build is made: `href('agenda')` becomes `hrefTo('/agenda')`. A chunk whose links all name
 * their page is spared the table of all pages, of which every remote has a copy.
 */
function hrefLoader(this: Pick<LoaderContext<object>, 'callback'>, source: string, map?: SourceMap): void {
  this.callback(null, source.includes(hrefModule) ? withPaths(source) : source, map);
}

function withPaths(source: string): string {
  const program = parse(source, { sourceType: 'module', ecmaVersion: 'latest' });
  const taken = program.body.find((node): node is ImportDeclaration => isImportOfHref(node));
  const edits: { start: number; end: number; text: string }[] = [];
  simple(program as AnyNode, {
    CallExpression({ callee, arguments: [id] }) {
      if (callee.type !== 'Identifier' || callee.name !== 'href' || !id || id.type === 'SpreadElement') {
        return;
      }
      const paths = literalsOf(id).map(({ start, end, value }) => ({ start, end, text: pathOf(value) }));
      if (paths.length > 0) edits.push({ ...rangeOf(callee), text: filled }, ...paths);
    },
  });
  if (!taken || edits.length === 0) return source;
  const text = edits
    .sort((one, other) => other.start - one.start)
    .reduce((done, edit) => done.slice(0, edit.start) + edit.text + done.slice(edit.end), source);
  // At the end, so that every line stays where the source map says it is.
  return `${text}\nimport { hrefTo as ${filled} } from '${hrefModule}-to';\n`;
}

function isImportOfHref(node: AnyNode): boolean {
  return (
    node.type === 'ImportDeclaration' &&
    node.source.value === hrefModule &&
    node.specifiers.some(({ local }) => local.name === 'href')
  );
}

interface NamedPage {
  start: number;
  end: number;
  value: string;
}

/** The ids that an argument can be: one, or either of two; none where it is computed. */
function literalsOf(id: Expression): NamedPage[] {
  if (id.type === 'Literal' && typeof id.value === 'string') return [{ ...rangeOf(id), value: id.value }];
  if (id.type !== 'ConditionalExpression') return [];
  const branches = [id.consequent, id.alternate].map(literalsOf);
  return branches.every(({ length }) => length > 0) ? branches.flat() : [];
}

function rangeOf({ start, end }: Expression | Identifier) {
  return { start, end };
}

function pathOf(id: string): string {
  const address = (addresses as Partial<Record<string, { path: string }>>)[id];
  if (!address) throw new Error(`The site has no address ${id}.`);
  return JSON.stringify(address.path);
}

export { hrefLoader as default };
