import { type AnyNode, type Expression, type ObjectExpression, parse, type Property } from 'acorn';
import { full } from 'acorn-walk';
import MagicString from 'magic-string';
import webpack, { type LoaderContext } from 'webpack';
import { browserCallFacts } from '@summit/contract/requests/call';
import { browserPageFacts } from '@summit/contract/site/page';

type SourceMap = Parameters<LoaderContext<object>['callback']>[2];
type Context = Pick<LoaderContext<object>, 'callback' | 'emitWarning' | 'resourcePath'>;

/** The facts of a row that browsers need, by the function that defines it; the function's type says the same. */
const browserFacts: Record<string, readonly string[]> = {
  defineCall: browserCallFacts,
  definePage: browserPageFacts,
};

/**
 * Removes from contract what browsers do not need: all facts of the tables' rows but the listed ones. Values that are
 * computed when a module loads are annotated as free of side effects, so that the minimizer drops unused ones, and with
 * them yup. A row that the loader cannot read stays unchanged, with a warning.
 */
function contractLoader(this: Context, source: string, map?: SourceMap): void {
  const edits = new MagicString(source);
  for (const init of computedConstants(source)) {
    full(init as AnyNode, (node) => {
      if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier') return;
      const inBrowser = browserFacts[node.callee.name];
      const [row] = node.arguments;
      if (!inBrowser || !row) return;
      const cuts = row.type === 'ObjectExpression' ? cutProperties(row, inBrowser) : null;
      if (cuts) for (const { start, end } of cuts) edits.remove(start, endWithComma(source, end));
      else this.emitWarning(new Error(`Write the row at ${this.resourcePath}:${node.start} as a literal.`));
    });
    edits.appendRight(init.start, '/*#__PURE__*/ (() => (').appendLeft(init.end, '))()');
  }
  if (!edits.hasChanged()) return this.callback(null, source, map);
  const own = edits.generateMap({ source: this.resourcePath, hires: true, includeContent: true });
  this.callback(null, edits.toString(), map ? combined(this.resourcePath, edits, own, map) : own);
}

/** The expressions from which a module's constants are computed; neither functions nor plain literals. */
function computedConstants(source: string): Expression[] {
  return parse(source, { sourceType: 'module', ecmaVersion: 'latest' }).body.flatMap((statement) => {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declaration?.type !== 'VariableDeclaration' || declaration.kind !== 'const') return [];
    return declaration.declarations.flatMap(({ init }) => (init && isComputed(init) ? [init] : []));
  });
}

function isComputed(init: Expression): boolean {
  if (/^(?:Arrow)?FunctionExpression$/.test(init.type)) return false;
  let calls = false;
  full(init as AnyNode, ({ type }) => {
    calls ||= type === 'CallExpression' || type === 'NewExpression';
  });
  return calls;
}

/** The facts of a row that browsers do not need; null where they cannot be determined. A spread may hide a missing fact. */
function cutProperties({ properties }: ObjectExpression, inBrowser: readonly string[]) {
  const names = properties.map((each) => (each.type === 'Property' ? getName(each) : undefined));
  const isUnclear = properties.some((each, at) => names[at] === undefined && each.type === 'Property');
  const spreads = properties.some(({ type }) => type === 'SpreadElement');
  if (isUnclear || (spreads && !inBrowser.every((fact) => names.includes(fact)))) return null;
  return properties.filter((_each, at) => !inBrowser.includes(names[at] ?? ''));
}

function getName({ key, computed }: Property): string | undefined {
  if (computed) return undefined;
  return key.type === 'Identifier' ? key.name : String((key as { value?: unknown }).value);
}

function endWithComma(source: string, end: number): number {
  return end + (/^\s*,/.exec(source.slice(end))?.[0].length ?? 0);
}

/** The source map from the result to the sources that the earlier loaders received. */
function combined(path: string, edits: MagicString, own: object, before: NonNullable<SourceMap>): SourceMap {
  const inner = typeof before === 'string' ? before : JSON.stringify(before);
  const { SourceMapSource } = webpack.sources;
  const made = new SourceMapSource(edits.toString(), path, JSON.stringify(own), edits.original, inner, true);
  return made.map({}) ?? undefined;
}

export { contractLoader as default };
