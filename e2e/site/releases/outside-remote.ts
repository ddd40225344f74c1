import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const root = join(import.meta.dirname, '../../..');
const packages = ['contract', 'shared-auth', 'shared-ui', 'shared-site', 'remote-kit'];

/** Packs the packages that a remote depends on into `folder`, like `npm publish`. */
function packPackages(folder: string): string[] {
  mkdirSync(folder, { recursive: true });
  const workspaces = packages.flatMap((name) => ['--workspace', name]);
  npm(root, 'pack', '--silent', '--pack-destination', folder, ...workspaces);
  return readdirSync(folder);
}

/**
 * Copies the kit's example to an empty folder below `folder` and installs it there from packed packages, so that it cannot
 * use this checkout. Returns its folder.
 */
export function installOutsideRemote(folder: string): string {
  const remote = join(folder, 'backstage');
  cpSync(join(root, 'remote-kit/example'), remote, { recursive: true });
  const packed = packPackages(join(folder, 'packed'));
  const manifest = join(remote, 'package.json');
  const withFiles = readFileSync(manifest, 'utf8').replace(/"@summit\/([a-z-]+)": "[^"]+"/g, (_row, name) => {
    const file = packed.find((one) => one.startsWith(`summit-${name}-`)) ?? `summit-${name} was not packed`;
    return `"@summit/${name}": "file:../packed/${file}"`;
  });
  writeFileSync(manifest, withFiles);
  npm(remote, 'install', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error');
  return remote;
}

/**
 * Copies the sources of another remote beside an installed one, with the same packages. Returns its folder.
 */
export function besideOutsideRemote(installed: string, sources: string): string {
  const remote = join(dirname(installed), basename(sources));
  cpSync(join(root, sources), remote, { recursive: true });
  cpSync(join(installed, 'package-lock.json'), join(remote, 'package-lock.json'));
  symlinkSync(join(installed, 'node_modules'), join(remote, 'node_modules'));
  return remote;
}

/** Builds the remote with its own tools. Returns the folder of the finished build. */
export function buildOutsideRemote(remote: string): string {
  const printed = npm(remote, 'run', '--silent', 'build');
  return printed.trim().split('\n').at(-1) ?? '';
}

/** Checks the remote's types with its own compiler. @throws Error with the compiler's messages */
export function checkOutsideTypes(remote: string): void {
  npm(remote, 'run', '--silent', 'types');
}

function npm(cwd: string, ...args: string[]): string {
  try {
    return execFileSync('npm', args, { cwd, encoding: 'utf8', stdio: 'pipe', timeout: 240_000 });
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`npm ${args.join(' ')} failed:\n${stdout}${stderr}`, { cause: error });
  }
}
