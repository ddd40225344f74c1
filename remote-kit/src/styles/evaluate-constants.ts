import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { compileFunction } from 'node:vm';
import { serializeStyles } from '@emotion/serialize';
import { transformSync } from '@swc/core';
import { type AnyNode, parse, type Program } from 'acorn';
import { getScope, type ModuleScope, namesIn } from './module-scope.ts';

/** A module as swc has compiled it. */
export interface CompiledModule {
  file: string;
  code: string;
  program: Program;
  scope: ModuleScope;
  /** Every other file that its constants were read from is noted here. */
  readFiles: Set<string>;
}

const fragment = (...parts: Parameters<typeof serializeStyles>[0]) => serializeStyles(parts);

/** A module's code, parsed. */
export function compiledModule(file: string, code: string, readFiles = new Set<string>()): CompiledModule {
  const program = parse(code, { sourceType: 'module', ecmaVersion: 'latest' });
  return { file, code, program, scope: getScope(program), readFiles };
}

/**
 * Computes expressions of a module while it is built. Of the module, and of those it imports from, only the constants
 * and functions run that the expressions need.
 * @throws Error when an expression needs something that no build knows
 */
export function evaluate(module: CompiledModule, expressions: AnyNode[]): unknown[] {
  const names = expressions.flatMap((node) => [...namesIn(node)]);
  return compute(
    module,
    names,
    expressions.map(({ start, end }) => module.code.slice(start, end)),
  );
}

function compute(module: CompiledModule, names: string[], expressions: string[]): unknown[] {
  const { imports, declared } = module.scope;
  const statements = new Set<AnyNode>();
  const given = new Map<string, unknown>();
  const need = (name: string) => {
    const imported = imports.get(name);
    if (imported && !given.has(name)) given.set(name, valueOf(module, imported.from, imported.name));
    const statement = declared.get(name);
    if (!statement || statements.has(statement)) return;
    statements.add(statement);
    namesIn(statement).forEach(need);
  };
  names.forEach(need);
  const body = [...statements]
    .sort((one, other) => one.start - other.start)
    .map(({ start, end }) => module.code.slice(start, end));
  const source = `${body.join('\n')}\nreturn [${expressions.join(',\n')}];`;
  return compileFunction(source, [...given.keys()])(...given.values()) as unknown[];
}

function valueOf(importer: CompiledModule, from: string, name: string): unknown {
  if (from === '@emotion/react' && name === 'css') return fragment;
  const file = createRequire(importer.file).resolve(from);
  if (!file.endsWith('.ts')) {
    throw new Error(`${importer.file}: its styles need ${name} of ${from}, which the build does not know.`);
  }
  importer.readFiles.add(file);
  const options = { swcrc: false, jsc: { target: 'es2022', parser: { syntax: 'typescript' } } } as const;
  const { code } = transformSync(readFileSync(file, 'utf8'), options);
  const module = compiledModule(file, code, importer.readFiles);
  if (name !== '*') return compute(module, [name], [name])[0];
  const all = [...module.scope.declared.keys()];
  return compute(module, all, [`{ ${all.join(', ')} }`])[0];
}
