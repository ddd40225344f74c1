import { join } from 'node:path';
import { type Options, transform } from '@swc/core';
import { build } from 'esbuild';
import { projectRoot } from './apps.ts';

const sources = join(projectRoot, 'shell/src');

/** Each script by its export name, with the language version of the oldest browsers that run it. */
const scripts = [
  { name: 'bootScript', source: 'before-script/boot-script', target: 'es2017' },
  { name: 'firstCall', source: 'before-script/first-call', target: 'es2017' },
  { name: 'earlyMarks', source: 'before-script/early-marks', target: 'es3' },
  { name: 'oldBrowserNotice', source: 'before-script/old-browser-notice', target: 'es3' },
  { name: 'offlinePage', source: 'offline/offline-page', target: 'es2017' },
] as const;

/** The file of the compiled scripts: a module, because the process that renders pages may neither read files nor compile. */
export const compiledModule = join(sources, 'before-script/inline-scripts.compiled.ts');

const head = "// Generated from the shell's *.inline.ts files by `npm run compile:inline`: change those.\n";

/** The text of the module that exports each inline script as a string. */
export async function compileInlineScripts(): Promise<string> {
  const exported = await Promise.all(
    scripts.map(async ({ name, source, target }) => {
      const code = await compiled(join(sources, `${source}.inline.ts`), target);
      return `export const ${name} = ${JSON.stringify(code)};\n`;
    }),
  );
  return [head, ...exported].join('\n');
}

/** esbuild bundles a script with its imports; swc then compiles it for old browsers, which esbuild cannot. */
async function compiled(entry: string, target: 'es3' | 'es2017'): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2017',
    tsconfigRaw: {},
    charset: 'utf8',
    minifySyntax: true,
  });
  const { code } = await transform(outputFiles[0]?.text ?? '', optionsFor(target));
  return code.trim().replace(/;$/, '');
}

function optionsFor(target: 'es3' | 'es2017'): Options {
  const ie8 = target === 'es3';
  return {
    configFile: false,
    swcrc: false,
    isModule: false,
    minify: true,
    jsc: {
      target,
      loose: true,
      parser: { syntax: 'ecmascript' },
      minify: {
        compress: { ie8, passes: 4, toplevel: true, ecma: 5 },
        mangle: { ie8 },
        format: { asciiOnly: true },
      },
    },
  };
}
