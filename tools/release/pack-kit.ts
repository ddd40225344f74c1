import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** The packages that a remote is built with, and that it may import. */
const packages = ['contract', 'shared-auth', 'shared-ui', 'shared-site', 'remote-kit'];

// `npm run pack:kit -- <folder>` writes the start for a team outside this repository into a new folder: a remote that
// works, the packages that it needs, and instructions.
const [target = ''] = process.argv.slice(2);
try {
  console.log(packKit(target));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** @throws Error when npm cannot pack */
function packKit(given: string): string {
  if (!given) throw new Error('npm run pack:kit -- <new folder>');
  const folder = resolve(given);
  const manifest = join(folder, 'package.json');
  const isUpdate = existsSync(manifest);
  packInto(join(folder, 'packs'));
  if (!isUpdate) {
    cpSync(join(root, 'remote-kit/example'), folder, {
      recursive: true,
      filter: (path) => !/[\\/](node_modules|dist)$/.test(path),
    });
    cpSync(join(root, 'remote-kit/README.md'), join(folder, 'README.md'));
    writeFileSync(join(folder, '.gitignore'), 'node_modules\ndist\n*.pem\n');
  }
  usePacks(manifest, join(folder, 'packs'));
  return isUpdate
    ? `package.json in ${folder} names the new packages: run npm install there.`
    : `A remote is in ${folder}: its README.md says what to do.`;
}

/** Packages have a hash in their names, because npm does not notice that a file with the same name has changed. */
function packInto(packs: string): void {
  rmSync(packs, { recursive: true, force: true });
  mkdirSync(packs, { recursive: true });
  const args = ['pack', '--pack-destination', packs, ...packages.map((name) => `./${name}`)];
  const { status, stderr } = spawnSync('npm', args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  for (const file of readdirSync(packs)) {
    const hash = createHash('sha256')
      .update(readFileSync(join(packs, file)))
      .digest('hex');
    renameSync(join(packs, file), join(packs, file.replace(/\.tgz$/, `-${hash.slice(0, 8)}.tgz`)));
  }
}

/** The example refers to the packages as workspaces; a team has them as files. */
function usePacks(manifest: string, packs: string): void {
  const files = readdirSync(packs);
  const text = readFileSync(manifest, 'utf8').replaceAll(
    /"@summit\/([\w-]+)": "[^"]+"/g,
    (_whole, name: string) => {
      const file = files.find((one) => one.startsWith(`summit-${name}-`));
      if (!file) throw new Error(`There is no pack of @summit/${name}.`);
      return `"@summit/${name}": "file:packs/${file}"`;
    },
  );
  writeFileSync(manifest, text);
}
