import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const staticImport = /^(?:import|export)\s(?!type\b)(?:[^'"]*?\sfrom\s+)?['"]([^'"]+)['"]/gm;

export interface ImportClosure {
  /** Source files, as absolute paths. */
  files: Set<string>;
  /** The import names of packages. */
  packages: Set<string>;
}

/** The source file for a name in an import, or null when the name belongs to an external package. */
export type Resolve = (name: string) => string | null;

/** The modules that run when `entry` is loaded: itself and all its imports, but not those that it loads later by `import()`. */
export function importClosure(entry: string, resolve: Resolve): ImportClosure {
  const files = new Set<string>();
  const packages = new Set<string>();
  const waiting = [entry];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (files.has(file)) continue;
    files.add(file);
    for (const name of staticImports(file)) {
      const source = name.startsWith('.') ? join(dirname(file), name) : resolve(name);
      if (source) waiting.push(source);
      if (!name.startsWith('.')) packages.add(name);
    }
  }
  return { files, packages };
}

function staticImports(file: string): string[] {
  if (!/\.tsx?$/.test(file)) return [];
  return [...readFileSync(file, 'utf8').matchAll(staticImport)].map(([, name = '']) => name);
}
