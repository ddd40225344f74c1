import type { AnyNode, Program } from 'acorn';
import { base, full } from 'acorn-walk';

/** Where a name of a module comes from: the module, and the name there (`default` for its default export). */
export interface Imported {
  from: string;
  name: string;
}

/** The names of a module's outermost scope: what they are imported from, or the statement that declares them. */
export interface ModuleScope {
  imports: Map<string, Imported>;
  declared: Map<string, AnyNode>;
}

/** Reads which names a module imports and declares. */
export function getScope(program: Program): ModuleScope {
  const imports = new Map<string, Imported>();
  const declared = new Map<string, AnyNode>();
  for (const statement of program.body) {
    if (statement.type === 'ImportDeclaration') {
      for (const each of statement.specifiers) {
        const from = String(statement.source.value);
        imports.set(each.local.name, { from, name: nameThere(each) });
      }
      continue;
    }
    const inner = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (inner?.type === 'FunctionDeclaration') declared.set(inner.id.name, inner);
    if (inner?.type !== 'VariableDeclaration') continue;
    for (const { id } of inner.declarations) for (const name of namesIn(id)) declared.set(name, inner);
  }
  return { imports, declared };
}

function nameThere(each: AnyNode): string {
  if (each.type !== 'ImportSpecifier') return each.type === 'ImportDefaultSpecifier' ? 'default' : '*';
  return each.imported.type === 'Identifier' ? each.imported.name : String(each.imported.value);
}

/** The names that a piece of code reads; those of an object's properties are none. */
export function namesIn(node: AnyNode): Set<string> {
  const names = new Set<string>();
  const note = (each: AnyNode) => {
    if (each.type === 'Identifier') names.add(each.name);
  };
  full(node, note, base);
  return names;
}
