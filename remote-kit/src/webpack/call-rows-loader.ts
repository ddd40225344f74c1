import { createRequire } from 'node:module';

/** The parts of ESTree that are looked at here. */
interface Node {
  type: string;
  start: number;
  end: number;
}
interface Declarator extends Node {
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
const kept = new Set([
  'method',
  'path',
  'access',
  'captcha',
  'multipart',
  'ownToken',
  'personal',
  'spinnerHidesAfter',
]);

/**
 * Lightens contract for the browser. From the rows of `defineCalls({ ... })` it cuts what only the API needs: schemas
 * of responses and requests, summaries, error lists. What is computed when a file loads is marked as free of side
 * effects, so that schemas nobody imports are dropped, and yup with them; a form that imports its schema by name still
 * has it.
 * @throws Error when rows are not written out as literals
 */
function callRowsLoader(source: string): string {
  const edits: { start: number; end: number; text: string }[] = [];
  for (const statement of parse(source, { sourceType: 'module', ecmaVersion: 'latest' }).body) {
    const { declarations = [], kind } = statement.declaration ?? statement;
    if (kind !== 'const') continue;
    for (const { init } of declarations) {
      if (
        !init ||
        /^(Arrow|Function|Literal)/.test(init.type) ||
        !source.slice(init.start, init.end).includes('(')
      ) {
        continue;
      }
      const [rows] = init.callee?.name === 'defineCalls' ? (init.arguments ?? []) : [];
      const pure = () => `/*#__PURE__*/ (() => (${source.slice(init.start, init.end)}))()`;
      edits.push({ start: init.start, end: init.end, text: rows ? lightTable(source, rows) : pure() });
    }
  }
  return edits
    .reverse()
    .reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), source);
}

function lightTable(source: string, table: Node & { properties?: Property[] }): string {
  const rows = literalOf(table).map(({ key, value }) => {
    const facts = literalOf(value).flatMap((fact) => {
      if (fact.key.name === 'response') return ['response: 1'];
      return kept.has(fact.key.name ?? '') ? [source.slice(fact.start, fact.end)] : [];
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
