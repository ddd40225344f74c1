import type { SharedModule } from './shared-modules.ts';

/**
 * The source of `virtual:provided-modules`: the modules that the shell's browser build offers to remotes, as a share scope of
 * webpack. Modules that the shell runs itself are entered as loaded, so that every remote uses them even when it has a newer
 * version; the others are fetched when the first remote requests them.
 */
export function providedModulesSource(shared: Record<string, SharedModule>, running: Set<string>): string {
  const imports = [`import { fetchedModule } from './federation/fetched-module.ts';`];
  const rows = Object.entries(shared).map(([name, { version }], at) => {
    const request = JSON.stringify(name);
    const offer = (get: string) => `${request}: { '${version}': { get: ${get}, from: 'shell', loaded: 1 } }`;
    if (!running.has(name)) return offer(`fetchedModule(() => import(${request}))`);
    imports.push(`import * as module${at} from ${request};`);
    return offer(`() => () => module${at}`);
  });
  return `${imports.join('\n')}\nexport default {\n${rows.join(',\n')}\n};\n`;
}
