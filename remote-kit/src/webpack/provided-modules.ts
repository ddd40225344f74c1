import { type SharedModule, withoutEffects } from './shared-modules.ts';

/**
 * The source of `virtual:provided-modules`: what the shell's browser build offers to remotes, in the form that the
 * federation runtime takes. What the shell runs itself is offered as loaded, so that every remote takes it even when it
 * brings a newer version; the rest is loaded when the first remote requests it.
 */
export function providedModulesSource(shared: Record<string, SharedModule>, running: Set<string>): string {
  const imports: string[] = [];
  const rows = Object.entries(shared).map(([name, { version, ...config }], at) => {
    const request = JSON.stringify(name);
    const facts = `version: '${version}', strategy: 'loaded-first', shareConfig: ${JSON.stringify(config)}`;
    // The sources of contract name yup, but the shell's build runs none of it.
    if (!running.has(name) || withoutEffects.has(name)) {
      return `${request}: { get: () => import(${request}).then((module) => () => module), ${facts} }`;
    }
    imports.push(`import * as module${at} from ${request};`);
    return `${request}: { lib: () => module${at}, ${facts} }`;
  });
  return `${imports.join('\n')}\nexport default {\n${rows.join(',\n')}\n};\n`;
}
