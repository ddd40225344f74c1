import { basename } from 'node:path';
import { type AnyNode, type Expression, parse, type Program } from 'acorn';
import { full } from 'acorn-walk';
import type { LoaderContext } from 'webpack';

/** Constants and rows of calls: everything reads their members by name. */
const tables = /^(?:limits|\w+Calls)$/;

/** A table's members are a module of their own, with this query. */
const membersQuery = '?members=';

interface Member {
  name: string;
  text: string;
}

interface Table {
  name: string;
  start: number;
  end: number;
  members: readonly Member[];
}

/**
 * Makes every member of a table an export of its own, so that a chunk holds those that its code reads and no others:
 * `export const limits = { ... }` becomes `import * as limits`, whose members webpack counts one by one.
 * @throws Error when a member needs more of its file than its imports, and when there is no such table
 */
function membersLoader(this: Pick<LoaderContext<object>, 'resourcePath' | 'resourceQuery'>, source: string) {
  const { imports, found } = tablesIn(source);
  const wanted = this.resourceQuery.startsWith(membersQuery)
    ? this.resourceQuery.slice(membersQuery.length)
    : undefined;
  if (wanted !== undefined) {
    const table = found.find(({ name }) => name === wanted);
    if (!table) throw new Error(`${this.resourcePath} has no table ${wanted}.`);
    return [...imports.map(({ text }) => text), ...table.members.map(exported)].join('\n');
  }
  return found.reduceRight((text, { name, start, end }) => {
    const from = `./${basename(this.resourcePath)}${membersQuery}${name}`;
    const taken = `import * as ${name} from '${from}';\nexport { ${name} };`;
    return text.slice(0, start) + taken + text.slice(end);
  }, source);
}

/** Its own name may be a word of the language. */
function exported({ name, text }: Member, at: number): string {
  return `const member${at} = ${text};\nexport { member${at} as ${name} };`;
}

interface Import {
  text: string;
  names: readonly string[];
}

function tablesIn(source: string): { imports: readonly Import[]; found: readonly Table[] } {
  const program: Program = parse(source, { sourceType: 'module', ecmaVersion: 'latest' });
  const imports = program.body.flatMap((statement) => {
    if (statement.type !== 'ImportDeclaration') return [];
    const text = source.slice(statement.start, statement.end);
    return [{ text, names: statement.specifiers.map(({ local }) => local.name) }];
  });
  const known = imports.flatMap(({ names }) => names);
  const found = program.body.flatMap((statement) => {
    if (statement.type !== 'ExportNamedDeclaration') return [];
    const { declaration, start, end } = statement;
    if (declaration?.type !== 'VariableDeclaration') return [];
    const [declared, ...others] = declaration.declarations;
    if (!declared || others.length > 0) return [];
    const { id, init } = declared;
    if (id.type !== 'Identifier' || !tables.test(id.name) || init?.type !== 'ObjectExpression') return [];
    const members = init.properties.map((property) => {
      if (property.type !== 'Property' || property.computed || property.key.type !== 'Identifier') {
        throw new NotALiteral(id.name);
      }
      if (!needsNothingElse(property.value, known)) throw new NotALiteral(id.name);
      return { name: property.key.name, text: source.slice(property.value.start, property.value.end) };
    });
    return [{ name: id.name, start, end, members }];
  });
  return { imports, found };
}

/** Whether an expression needs nothing of its file but what that imports. */
function needsNothingElse(value: Expression, known: readonly string[]): boolean {
  let needsMore = false;
  full(value as AnyNode, (node) => {
    needsMore ||=
      node.type === 'CallExpression' || (node.type === 'Identifier' && !known.includes(node.name));
  });
  return !needsMore;
}

class NotALiteral extends Error {
  constructor(table: string) {
    super(`The members of ${table} must be written out as literals.`);
  }
}

export { membersLoader as default };
