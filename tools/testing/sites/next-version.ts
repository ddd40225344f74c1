import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

const root = join(import.meta.dirname, '../../..');
const notSource = /^(node_modules|dist|\.git|\.cache|\.data.*|test-results)$/;

/** The next version of the project in a separate folder, where its sources may be changed and built. */
export interface NextVersion {
  folder: string;
  /** Runs a program of the project there. @throws Error with its output */
  run: (...args: string[]) => void;
  /** The finished build of an app: the newest below its `dist`. */
  build: (remote: string) => string;
  remove: () => void;
}

/** Copies the sources; packages from npm are linked, and workspaces are those of the copy. */
export function nextVersion(): NextVersion {
  const folder = mkdtempSync(join(tmpdir(), 'summit-next-'));
  cpSync(root, folder, {
    recursive: true,
    filter: (source) => source === root || !notSource.test(basename(source)),
  });
  linkPackages(join(root, 'node_modules'), join(folder, 'node_modules'));

  const run = (...args: string[]) => {
    execFileSync(process.execPath, ['--import', 'tsx', ...args], { cwd: folder, stdio: 'pipe' });
  };
  const build = (remote: string) => {
    run('tools/build/build.ts', remote);
    const [name = ''] = readdirSync(join(folder, `mf-${remote}/dist`)).filter(
      (entry) => !entry.startsWith('.'),
    );
    return join(folder, `mf-${remote}/dist`, name);
  };
  return { folder, run, build, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

function linkPackages(from: string, to: string): void {
  mkdirSync(join(to, '@summit'), { recursive: true });
  for (const name of readdirSync(from)) {
    if (name !== '@summit') symlinkSync(join(from, name), join(to, name));
  }
  for (const name of readdirSync(join(from, '@summit'))) {
    symlinkSync(join(to, '..', name), join(to, '@summit', name));
    linkOwnPackages(join(from, '..', name, 'node_modules'), join(to, '..', name, 'node_modules'));
  }
}

/** Some workspaces have their own packages besides the common ones. */
function linkOwnPackages(from: string, to: string): void {
  try {
    readdirSync(from);
  } catch {
    return;
  }
  symlinkSync(from, to);
}
