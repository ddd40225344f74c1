import { type ModuleDeclaration, parse, type Statement } from 'acorn';

/**
 * Leaves of a module named `*.server.ts` its names alone: what it makes is part of the HTML that is served, and browser
 * builds carry none of it. A function that is called there all the same returns nothing.
 * @throws Error for exports that are neither functions nor constants of their own
 */
function serverOnlyLoader(source: string): string {
  const { body } = parse(source, { sourceType: 'module', ecmaVersion: 'latest' });
  return body
    .flatMap(exportedNames)
    .map((name) => `export const ${name} = () => undefined;`)
    .join('\n');
}

function exportedNames(statement: Statement | ModuleDeclaration): string[] {
  if (!statement.type.startsWith('Export')) return [];
  if (statement.type !== 'ExportNamedDeclaration' || !statement.declaration) {
    throw new Error(
      'A module for the server alone exports functions and constants, each by its own declaration.',
    );
  }
  const { declaration } = statement;
  if (declaration.type !== 'VariableDeclaration') return [declaration.id.name];
  return declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []));
}

export { serverOnlyLoader as default };
