import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';
import { build } from 'esbuild';
import { dropOldBuilds } from '@summit/remote-kit/drop-old-builds';
import { programSources } from './program-sources.mjs';

// `node compile-programs.mjs <checkout> <folder>` compiles all programs into a folder, which appears completely or not at all.

const [root = '', folder = ''] = process.argv.slice(2);

async function compile() {
  // The draft has the same depth as the folder, so that relative paths stay valid after the rename.
  const draft = join(dirname(folder), `.draft-${basename(folder)}-${process.pid}`);
  mkdirSync(draft, { recursive: true });
  try {
    await build({
      absWorkingDir: root,
      entryPoints: programSources,
      outdir: draft,
      bundle: true,
      splitting: true,
      format: 'esm',
      platform: 'node',
      target: 'node20.19',
      chunkNames: 'chunk-[hash]',
      sourcemap: true,
      sourcesContent: false,
      logLevel: 'warning',
      plugins: [packagesStay, programsLieTogether, filesStay],
    });
    renameSync(draft, folder);
  } catch (error) {
    // Another process may have finished the same build meanwhile; its result is used then.
    if (!existsSync(folder)) throw error;
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

/** @type {import('esbuild').Plugin} */
const packagesStay = {
  name: 'packages from npm are loaded from where they are installed',
  setup({ onResolve, resolve }) {
    onResolve({ filter: /^[^./#]/ }, async ({ path, kind, resolveDir, pluginData }) => {
      const isOurs = kind === 'entry-point' || path.startsWith('@summit/');
      if (isOurs || pluginData === asInstalled) return undefined;
      if (!hasOwn(path, resolveDir)) return { path, external: true };
      const installed = await resolve(path, { kind, resolveDir, pluginData: asInstalled });
      return { path: fromBuild(installed.path), external: true };
    });
  },
};

const asInstalled = 'where the package is installed';

/** Whether a workspace has its own copy of a package, because it needs another version than the others. */
function hasOwn(path, resolveDir) {
  const [workspace = ''] = relative(root, resolveDir).split(sep);
  const [name = ''] = /^(@[^/]+\/)?[^/]+/.exec(path) ?? [];
  return existsSync(join(root, workspace, 'node_modules', name));
}

/** The path of a file relative to a compiled program. */
function fromBuild(file) {
  return relative(folder, file).replaceAll(sep, '/');
}

/** @type {import('esbuild').Plugin} */
const programsLieTogether = {
  name: 'a compiled program finds the others beside itself',
  setup({ onLoad }) {
    onLoad({ filter: /[/\\]programs-folder\.mjs$/ }, () => ({
      contents: 'export const programsFolder = () => import.meta.dirname;',
    }));
  },
};

/** @type {import('esbuild').Plugin} */
const filesStay = {
  name: 'files beside a source are read from where it lies',
  setup({ onLoad }) {
    onLoad({ filter: /\.tsx?$/ }, ({ path }) => {
      const text = readFileSync(path, 'utf8');
      if (!text.includes('import.meta.dirname')) return undefined;
      const contents = text.replaceAll(
        'import.meta.dirname',
        `(import.meta.dirname + '/${fromBuild(dirname(path))}')`,
      );
      return { contents, loader: path.endsWith('x') ? 'tsx' : 'ts' };
    });
  },
};

await compile();
dropOldBuilds(dirname(folder), basename(folder));
