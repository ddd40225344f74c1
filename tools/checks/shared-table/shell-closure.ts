import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type ImportClosure, importClosure } from './import-closure.ts';

const require = createRequire(import.meta.url);

/** The modules that the shell runs in every visitor's browser before any remote is loaded. */
export function shellClosure(): ImportClosure {
  const uiFolder = dirname(require.resolve('@summit/shared-ui/package.json'));
  const start = join(uiFolder, '..', 'shell', 'src', 'app', 'start.tsx');
  return importClosure(start, (name) => (name.startsWith('@summit/') ? require.resolve(name) : null));
}
