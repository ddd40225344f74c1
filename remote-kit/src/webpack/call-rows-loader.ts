import { createRequire } from 'node:module';
import { basename } from 'node:path';
import type { LoaderContext } from 'webpack';

/** The parts of ESTree that are looked at here. */
interface Node {
  type: string;
  start: number;
  end: number;
}
interface Declarator extends Node {
  id: Node & { name: string };
  init: (Node & { callee?: { name?: string }; arguments?: Node[] }) | null;
}
interface Property extends Node {
  key: Node & { name?: string };
  value: Node & { properties?: Property[] };
}
interface Statement extends Node {
  kind?: string;
  declarations?: Declarator[];
  declaration?: Statement | null;
}

const require = createRequire(import.meta.url);
// webpack's own parser, in webpack's version.
const { parse } = createRequire(require.resolve('webpack'))('acorn') as {
  parse: (source: string, options: object) => { body: Statement[] };
};

/** What client and transport read of a row; `response` stays as a sign that there is one. */
const runtimeFacts = new Set([
  'method',
  'path',
  'access',
  'captcha',
  'multipart',
  'ownToken',
  'personal',
  'spinnerHidesAfter',
]);

/** The schemas of a file with rows are a module of their own, with this query: they may load later than the rows. */
const schemasQuery = '?schemas';

/**
 * Lightens contract for the browser. From the rows of `defineCalls({ ... })` it cuts what only the API needs: schemas
 * of responses and requests, summaries, error lists. What is computed when a file loads is marked as free of side
 * effects, so that schemas nobody imports are dropped, and yup with them; a form that imports its schema by name still
 * has it, and one that imports it late has it late: beside rows, schemas are only imported from their own module.
 * @throws Error when rows are not written out as literals
 */
function callRowsLoader(this: Pick<LoaderContext<object>, 'resourcePath' | 'resourceQuery'>, source: string) {
  const computed = parse(source, { sourceType: 'module', ecmaVersion: 'latest' }).body.flatMap((statement) =>
    computedIn(statement, source),
  );
  const isRows = ({ init }: Computed) => init.callee?.name === 'defineCalls';
  const schemas = computed.filter((each) => !isRows(each));
  if (schemas.length === computed.length || schemas.length === 0) {
    return edited(source, computed.map(lightened));
  }
  if (this.resourceQuery === schemasQuery) {
    const own = schemas.filter(({ isExported }) => !isExported).map(({ name }) => name);
    const light = computed.map((each) => (isRows(each) ? { ...each.statement, text: '' } : lightened(each)));
    return `${edited(source, light)}\nexport { ${own.join(', ')} };`;
  }
  const names = schemas.map(({ name }) => name).join(', ');
  const exported = schemas.filter(({ isExported }) => isExported).map(({ name }) => name);
  const light = computed.map((each) => (isRows(each) ? lightened(each) : { ...each.statement, text: '' }));
  const from = `./${basename(this.resourcePath)}${schemasQuery}`;
  return `${edited(source, light)}\nimport { ${names} } from '${from}';\nexport { ${exported.join(', ')} };`;

  function lightened(each: Computed): Edit {
    const { start, end } = each.init;
    const [rows] = isRows(each) ? (each.init.arguments ?? []) : [];
    const pure = () => `/*#__PURE__*/ (() => (${source.slice(start, end)}))()`;
    return { start, end, text: rows ? lightTable(source, rows) : pure() };
  }
}

interface Edit {
  start: number;
  end: number;
  text: string;
}

/** A constant that is computed when its file loads. */
interface Computed {
  statement: Node;
  name: string;
  isExported: boolean;
  init: NonNullable<Declarator['init']>;
}

function computedIn(statement: Statement, source: string): Computed[] {
  const { declarations = [], kind } = statement.declaration ?? statement;
  if (kind !== 'const') return [];
  return declarations.flatMap(({ id, init }) => {
    const isPlain =
      !init ||
      /^(Arrow|Function|Literal)/.test(init.type) ||
      !source.slice(init.start, init.end).includes('(');
    const isExported = Boolean(statement.declaration);
    return isPlain ? [] : [{ statement, name: id.name, isExported, init }];
  });
}

function edited(source: string, edits: Edit[]): string {
  return edits.reduceRight(
    (text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end),
    source,
  );
}

function lightTable(source: string, table: Node & { properties?: Property[] }): string {
  const rows = literalOf(table).map(({ key, value }) => {
    const facts = literalOf(value).flatMap((fact) => {
      if (fact.key.name === 'response') return ['response: 1'];
      return runtimeFacts.has(fact.key.name ?? '') ? [source.slice(fact.start, fact.end)] : [];
    });
    return `${source.slice(key.start, key.end)}: { ${facts.join(', ')} }`;
  });
  return `{ ${rows.join(', ')} }`;
}

function literalOf(node: Node & { properties?: Property[] }): Property[] {
  if (!node.properties?.every(({ type }) => type === 'Property')) {
    throw new Error('Call rows must be written out as literals.');
  }
  return node.properties;
}

export { callRowsLoader as default };
